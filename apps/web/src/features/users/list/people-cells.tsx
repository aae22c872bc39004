import { Badge, Button } from '@mantine/core';
import type { Person, User } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { departmentsStore } from '@/entities/departments/departments-store';
import { positionsStore } from '@/entities/positions/positions-store';
import { useListState } from '@/entities/use-list-state';
import { isUser, usersStore } from '@/entities/users/users-store';
import { notYet } from '@/lib/not-yet';
import { useUsersAddress } from '../use-users-address';
import classes from '../users.module.css';

/** As many as a column of the default width has place for; the rest is counted, and named on hover. */
const badgesShown = 2;

interface CellProps {
  person: User | Person;
}

/** The name of a person's position, as far as it is known; undefined without one. */
export function usePositionName(person: User | Person): string | undefined {
  const positionId = isUser(person) ? person.positionId : null;
  const name = positionsStore.useById(positionId)?.name;
  const isKnown = useListState(positionsStore) === 'here' || positionId === null;
  return name ?? (isKnown ? undefined : notYet);
}

export function PositionCell({ person }: CellProps) {
  const name = usePositionName(person);
  return <span title={name}>{name}</span>;
}

export function ManagerCell({ person }: CellProps) {
  const { t } = useTranslation('users');
  const managerId = isUser(person) ? person.managerId : null;
  const manager = usersStore.useById(managerId);
  // One who stands on another page comes later.
  if (!manager) return <span className={classes.absent}>{managerId ? notYet : t('notAvailable')}</span>;
  const name = fullName(manager);
  return <bdi title={name}>{name}</bdi>;
}

export function DepartmentsCell({ person }: CellProps) {
  const all = departmentsStore.useAll();
  const ids = isUser(person) ? person.departmentIds : [];
  const isKnown = useListState(departmentsStore) === 'here' || ids.length === 0;
  const names = all.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (!isKnown && !names.length) return <span className={classes.absent}>{notYet}</span>;
  return (
    <div className={classes.badges} title={names.join(', ')}>
      {names.slice(0, badgesShown).map((name) => (
        <Badge key={name} variant="light" color="gray" tt="none" size="sm" className={classes.badge}>
          {name}
        </Badge>
      ))}
      {names.length > badgesShown && (
        <Badge variant="light" color="gray" size="sm" className={classes.moreBadge}>
          +{names.length - badgesShown}
        </Badge>
      )}
    </div>
  );
}

export function DetailsCell({ person }: CellProps) {
  const { t } = useTranslation('users');
  const { openPerson } = useUsersAddress();
  return (
    <Button size="compact-xs" variant="default" onClick={() => openPerson(person.id)}>
      {t('details')}
    </Button>
  );
}
