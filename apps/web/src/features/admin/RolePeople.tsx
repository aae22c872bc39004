import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Role } from '@tavla/shared/contracts/roles';
import { listUsers } from '@tavla/shared/contracts/users';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '@/api/call';
import { paths } from '@/lib/paths';
import classes from './admin.module.css';

const namesShown = 8;

/** Who has a role: the first names, and the way to all of them. */
export function RolePeople({ role }: { role: Role }) {
  const { t } = useTranslation('admin');
  const people = useQuery({
    queryKey: ['people-of-role', role.id, role.userCount],
    queryFn: ({ signal }) => call(listUsers, { query: { roleId: role.id, limit: namesShown }, signal }),
    staleTime: 0,
  });
  const more = (people.data?.total ?? 0) - (people.data?.data.length ?? 0);
  return (
    <Stack gap={6}>
      <Title order={2} size="h3">
        {t('roles.who')}
      </Title>
      {people.isPending && <Skeleton h={18} w="50%" role="status" aria-label={t('roles.whoLoading')} />}
      {people.isError && (
        <Group gap="xs">
          <Text size="sm">{t('roles.whoFailed')}</Text>
          <Button size="compact-xs" variant="default" onClick={() => void people.refetch()}>
            {t('retry')}
          </Button>
        </Group>
      )}
      {people.data?.total === 0 && <Text size="sm">{t('roles.whoNobody')}</Text>}
      {Boolean(people.data?.total) && (
        <>
          <ul className={classes.plain}>
            {people.data?.data.map(({ id, firstName, lastName, email }) => (
              <li key={id} className={classes.breakable}>
                {firstName} {lastName} ({email})
              </li>
            ))}
            {more > 0 && <li>{t('roles.whoMore', { count: more })}</li>}
          </ul>
          <Anchor component={Link} to={paths.users({ roleId: role.id })} size="sm" underline="always">
            {t('roles.whoAll')}
          </Anchor>
        </>
      )}
    </Stack>
  );
}
