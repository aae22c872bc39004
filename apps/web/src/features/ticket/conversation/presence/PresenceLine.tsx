import '@/i18n/answer-catalogue';
import { fullName } from '@tavla/shared/full-name';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '@/entities/users/PersonAvatar';
import { usersStore } from '@/entities/users/users-store';
import classes from './presence.module.css';
import { usePresence } from './use-presence';

/** So many are drawn and named; the rest are counted. */
const most = 3;

/** Who else looks at the ticket, and who of them types; as high when there is nobody, so that nothing moves. */
export function PresenceLine({ taskId }: { taskId: string }) {
  const { t } = useTranslation(['ticket', 'answer']);
  const present = usePresence(taskId);
  const people = usersStore.useAll();
  const known = present.flatMap(({ userId, isTyping }) => {
    const person = people.find(({ id }) => id === userId);
    return person ? [{ person, isTyping }] : [];
  });
  const namesOf = (list: typeof known) => {
    const names = list.slice(0, most).map(({ person }) => fullName(person));
    return list.length > most ? [...names, t('answer:message.more', { count: list.length - most })] : names;
  };
  const typing = known.filter(({ isTyping }) => isTyping);
  return (
    <div className={classes.line} role="status">
      {known.slice(0, most).map(({ person }) => (
        <PersonAvatar key={person.id} person={person} />
      ))}
      <span className={classes.words} dir="auto">
        {typing.length > 0
          ? t('answer:presence.typing', { names: namesOf(typing), count: typing.length })
          : known.length > 0 && t('answer:presence.looking', { names: namesOf(known), count: known.length })}
      </span>
    </div>
  );
}
