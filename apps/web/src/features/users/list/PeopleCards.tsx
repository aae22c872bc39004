import type { Person, User } from '@tavla/shared/contracts/users';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/entities/users/address-of';
import { isUser } from '@/entities/users/users-store';
import { useUsersAddress } from '../use-users-address';
import classes from '../users.module.css';
import { usePositionName } from './people-cells';

interface PeopleCardsProps {
  people: (User | Person)[];
  /** Whether the people shown are those of an earlier search, until the answer is here. */
  isWaiting: boolean;
}

/** The people of one page on a phone: name, position and email; a tap opens the person. */
export function PeopleCards({ people, isWaiting }: PeopleCardsProps) {
  return (
    <ul className={classes.cards} data-waiting={isWaiting || undefined} aria-busy={isWaiting}>
      {people.map((person) => (
        <li key={person.id}>
          <PersonCard person={person} />
        </li>
      ))}
    </ul>
  );
}

function PersonCard({ person }: { person: User | Person }) {
  const { t } = useTranslation('users');
  const { openPerson } = useUsersAddress();
  const position = usePositionName(person);
  const isBlocked = person.blocked;
  const content = (
    <>
      <span className={classes.cardName}>
        <bdi>
          {person.firstName} {person.lastName}
        </bdi>
      </span>
      <span className={classes.cardMeta}>
        {position}
        {position && isBlocked && ' · '}
        {isBlocked && t('inactive')}
      </span>
      <span className={classes.cardMeta}>{addressOf(person)}</span>
    </>
  );
  const look = { className: classes.card, 'data-blocked': isBlocked || undefined };
  if (!isUser(person)) return <div {...look}>{content}</div>;
  return (
    <button type="button" {...look} onClick={() => openPerson(person.id)}>
      {content}
    </button>
  );
}
