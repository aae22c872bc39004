import { Button, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { isServiceAccount } from '@tavla/shared/contracts/api-access/service-address';
import { inviteUser, type User } from '@tavla/shared/contracts/users';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { useMay } from '@/entities/me/use-me';
import { useRank } from '@/entities/roles/use-rank';
import { useAppDispatch } from '@/entities/store-hooks';
import { usersStore } from '@/entities/users/users-store';
import { fullTime, relativeTime } from '@/lib/dates/dates';
import { paths } from '@/lib/paths';
import { PersonLink } from './account/PersonLink';
import { PersonPasskeys } from './account/PersonPasskeys';
import { PersonSessions } from './account/PersonSessions';
import { DeleteUserDialog } from './DeleteUserDialog';
import { ServiceTokens } from './ServiceTokens';

/** What is asked on top of the drawer. */
export type PersonDialog = 'delete' | 'sessions' | 'link' | 'passkeys' | undefined;

interface PersonAdminProps {
  user: User;
  dialog: PersonDialog;
  onDialog: (dialog: PersonDialog) => void;
  onDeleted: () => void;
}

/** What is done about a person beside their fields: invitation, sessions, deletion. */
export function PersonAdmin({ user, dialog, onDialog, onDeleted }: PersonAdminProps) {
  const { t } = useTranslation('users');
  const isWithin = useRank(user.roleId) === 'within';
  const mayUpdate = useMay('update', 'user') && isWithin;
  const mayDelete = useMay('delete', 'user') && isWithin;
  const mayErase = useMay('delete', 'admin');
  const settle = () => onDialog(undefined);
  const { lastSeenAt, invitedAt } = user;
  return (
    <Stack gap="sm" mt="md">
      <Divider />
      {isServiceAccount(user) ? (
        <ServiceTokens user={user} mayChange={mayUpdate} />
      ) : (
        <>
          <Title order={2} size="h3">
            {t('account.title')}
          </Title>
          <Group justify="space-between" gap="xs">
            <div>
              <Text size="sm" title={lastSeenAt ? fullTime(lastSeenAt) : undefined}>
                {lastSeenAt ? t('account.lastSeen', { time: relativeTime(lastSeenAt) }) : t('account.never')}
              </Text>
              <Text size="xs" c="dimmed" title={invitedAt ? fullTime(invitedAt) : undefined}>
                {invitedAt
                  ? t('account.invited', { time: relativeTime(invitedAt) })
                  : t(user.blocked ? 'account.notInvitedInactive' : 'account.notInvited')}
              </Text>
            </div>
            {mayUpdate && !user.blocked && <InviteButton user={user} />}
          </Group>
          <PersonSessions
            user={user}
            mayEnd={mayUpdate}
            isAsking={dialog === 'sessions'}
            onAsk={() => onDialog('sessions')}
            onClose={settle}
          />
          <PersonLink
            user={user}
            mayEnd={mayUpdate}
            isAsking={dialog === 'link'}
            onAsk={() => onDialog('link')}
            onClose={settle}
          />
          <PersonPasskeys
            user={user}
            mayReset={mayUpdate}
            isAsking={dialog === 'passkeys'}
            onAsk={() => onDialog('passkeys')}
            onClose={settle}
          />
        </>
      )}
      {mayDelete && (
        <>
          <Divider />
          <Group gap="xs">
            <Button variant="light" color="red" onClick={() => onDialog('delete')}>
              {t('remove.button')}
            </Button>
            {mayErase && user.blocked && !isServiceAccount(user) && (
              <Button
                variant="light"
                color="red"
                component={Link}
                to={paths.admin({ tab: 'erasures', person: user.id })}
              >
                {t('erase')}
              </Button>
            )}
          </Group>
          {dialog === 'delete' && <DeleteUserDialog user={user} onCancel={settle} onDeleted={onDeleted} />}
        </>
      )}
    </Stack>
  );
}

function InviteButton({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const dispatch = useAppDispatch();
  const invite = useMutation({
    mutationFn: () => call(inviteUser, { params: { id: user.id } }),
    onSuccess: (invited) => {
      dispatch(usersStore.received([invited]));
      notifications.show({ color: 'teal', message: t('account.resent', { email: invited.email }) });
    },
    onError: (error) =>
      notifications.show({ color: 'red', title: t('account.resendFailed'), message: errorText(error) }),
  });
  return (
    <Button size="xs" variant="default" loading={invite.isPending} onClick={() => invite.mutate()}>
      {t('account.resend')}
    </Button>
  );
}
