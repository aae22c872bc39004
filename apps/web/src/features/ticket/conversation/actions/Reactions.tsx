import { Tooltip, UnstyledButton } from '@mantine/core';
import type { Reaction } from '@tavla/shared/contracts/chat';
import { useTranslation } from 'react-i18next';
import { useMay, useMe } from '@/entities/me/use-me';
import { personName } from '@/entities/users/person-name';
import { useKnownPeople } from '@/entities/users/use-known-people';
import { usersStore } from '@/entities/users/users-store';
import classes from './actions.module.css';
import { useMessageWork } from './use-message-work';

/** So many names stand in a hint; the rest are counted. */
const mostNames = 12;

/** The signs below a message, each with how many put it and, in a hint, who; a click puts or takes one's own. */
export function Reactions({ id, reactions }: { id: string; reactions: readonly Reaction[] }) {
  const { t } = useTranslation(['ticket', 'answer']);
  const me = useMe();
  const mayWrite = useMay('create', 'chat');
  const { react } = useMessageWork(id);
  const people = usersStore.useAll();
  const known = useKnownPeople();
  if (reactions.length === 0) return null;
  const nameOf = (userId: string) => {
    if (userId === me.id) return t('chat.you');
    return personName(
      people.find((one) => one.id === userId),
      known,
    );
  };
  return (
    <ul className={classes.reactions} aria-label={t('answer:message.reactions')}>
      {reactions.map(({ sign, userIds }) => {
        const isMine = userIds.includes(me.id);
        const names = userIds.slice(0, mostNames).map(nameOf);
        const more = userIds.length - names.length;
        const hint = more > 0 ? [...names, t('answer:message.more', { count: more })] : names;
        return (
          <li key={sign}>
            <Tooltip label={hint.join(', ')} multiline maw={280}>
              <UnstyledButton
                className={classes.reaction}
                aria-pressed={isMine}
                aria-label={t('answer:message.reaction', { sign, count: userIds.length, names: hint })}
                disabled={!mayWrite}
                onClick={() => void react(sign, !isMine)}
              >
                <span aria-hidden>{sign}</span>
                {userIds.length}
              </UnstyledButton>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
