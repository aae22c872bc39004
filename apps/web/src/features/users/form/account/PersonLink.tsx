import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSignInLink, unlinkSignIn } from '@tavla/shared/contracts/single-sign-on/links';
import type { User } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { ConfirmedCall } from '@/entities/confirmed-call/ConfirmedCall';
import { relativeTime } from '@/lib/dates/dates';

interface PersonLinkProps {
  user: User;
  mayEnd: boolean;
  isAsking: boolean;
  onAsk: () => void;
  onClose: () => void;
}

/** Which account of the company's provider a person signs in with; nothing for who has none. */
export function PersonLink({ user, mayEnd, isAsking, onAsk, onClose }: PersonLinkProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const params = { id: user.id };
  const queryKey = ['sign-in-link', user.id];
  const { data: link } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(getSignInLink, { params, signal })).link,
    staleTime: 0,
  });
  if (!link) return null;
  return (
    <Stack gap="xs">
      <Group justify="space-between" mih={30}>
        <Title order={2} size="h3">
          {t('link.title')}
        </Title>
        {mayEnd && (
          <Button size="xs" variant="default" onClick={onAsk}>
            {t('link.end')}
          </Button>
        )}
      </Group>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {t('link.account', { subject: link.subject, issuer: link.issuer })}
      </Text>
      <Text size="xs" c="dimmed">
        {t('link.used', { time: relativeTime(link.usedAt) })}
      </Text>
      {isAsking && (
        <ConfirmedCall
          words={{
            title: t('link.endTitle'),
            text: t('link.endText', { name: fullName(user) }),
            confirm: t('link.end'),
            cancel: t('remove.cancel'),
            failed: t('link.endFailed'),
          }}
          make={() => call(unlinkSignIn, { params })}
          done={() => ({ color: 'teal', message: t('link.ended') })}
          onSettled={() => client.invalidateQueries({ queryKey })}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}
