import { Button, Popover, Text } from '@mantine/core';
import type { Person } from '@tavla/shared/contracts/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { PersonAvatar } from '@/entities/users/PersonAvatar';
import { PersonPicker } from '@/entities/users/PersonPicker';
import { personName } from '@/entities/users/person-name';
import { useKnownPeople, useKnownPerson } from '@/entities/users/use-known-people';
import { usersStore } from '@/entities/users/users-store';
import classes from './review.module.css';

/** Whose a task is. */
export function Owner({ userId }: { userId: string }) {
  const { t } = useTranslation('meetings');
  const known = useKnownPeople();
  const person = useKnownPerson(userId);
  return (
    <span className={classes.owner}>
      <PersonAvatar person={person} isSomebody={known !== 'coming'} />
      {t('owner', { name: personName(person, known) })}
    </span>
  );
}

/** Whose it may be, where nobody can choose. */
export function Candidates({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('meetings');
  const known = useKnownPeople();
  const people = usePeopleById(ids);
  if (ids.length === 0) return <span>{t('noOwner')}</span>;
  const names = [...new Set(ids.map((id) => personName(people.get(id), known)))].join(', ');
  return <span>{t('candidates', { names })}</span>;
}

const aboveToasts = 401;

interface Props {
  candidates: readonly string[];
  onChoose(userId: string): void;
}

/** Those whom the words may mean, each a button, and everybody else. */
export function OwnerChoice({ candidates, onChoose }: Props) {
  const { t } = useTranslation('meetings');
  const known = useKnownPeople();
  const people = usePeopleById(candidates);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.choice}>
      <Text span size="xs" c="dimmed">
        {t(candidates.length ? 'review.couldBe' : 'noOwner')}{' '}
      </Text>
      {candidates.map((id, at) => (
        <Button
          key={id}
          size="compact-xs"
          variant="default"
          leftSection={<PersonAvatar person={people.get(id)} isSomebody={known !== 'coming'} />}
          title={at < 9 ? t('keyFor', { what: t('review.giveTo'), key: at + 1 }) : undefined}
          onClick={() => onChoose(id)}
        >
          {personName(people.get(id), known)}
        </Button>
      ))}
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-start"
        trapFocus
        returnFocus
        width={320}
        withinPortal
        // Above toasts, which on a phone stand where the list does.
        zIndex={aboveToasts}
      >
        <Popover.Target>
          <Button size="compact-xs" variant="subtle" onClick={() => setOpen((was) => !was)}>
            {t(candidates.length ? 'review.somebodyElse' : 'review.chooseOwner')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <PersonPicker
            label={t('review.owner')}
            placeholder={t('review.anybody')}
            value={null}
            isInPopover
            onChange={(id) => {
              setOpen(false);
              if (id) onChoose(id);
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

/** Whoever looks is there before everyone else is. */
function usePeopleById(ids: readonly string[]): ReadonlyMap<string, Person> {
  const people = usersStore.useByIds(ids);
  const me = useMe();
  return new Map<string, Person>([[me.id, me], ...people.map((person) => [person.id, person] as const)]);
}
