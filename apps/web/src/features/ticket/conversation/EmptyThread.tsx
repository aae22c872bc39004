import '@/i18n/answer-catalogue';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ThreadId } from '@/entities/chat/conversations';
import { sendQuestion } from '@/entities/chat/send-message';
import { meetingOf, ticketOf } from '@/entities/chat/thread-place';
import { useAssistantOff, useMay } from '@/entities/me/use-me';
import { useAppDispatch } from '@/entities/store-hooks';
import classes from './conversation.module.css';

const examples = {
  meeting: ['summary', 'decisions', 'people'],
  everything: ['overdue', 'mine', 'help'],
} as const;

/** A conversation in which nothing was said yet. */
export function EmptyThread({ thread }: { thread: ThreadId }) {
  const { t } = useTranslation(['ticket', 'answer']);
  const mayWrite = useMay('create', 'chat');
  const isUseless = useAssistantOff() && ticketOf(thread) === null;
  const isOfMeeting = meetingOf(thread) !== null;
  return (
    <div className={classes.empty}>
      <p>{t('chat.noMessages')}</p>
      {!isUseless && (
        <p className={classes.emptyHint}>
          {t(isOfMeeting ? 'answer:meeting.start' : thread === null ? 'chat.startOwn' : 'chat.start')}
        </p>
      )}
      {ticketOf(thread) === null && mayWrite && !isUseless && (
        <Examples thread={thread} of={isOfMeeting ? 'meeting' : 'everything'} />
      )}
    </div>
  );
}

/** Questions that are asked when they are clicked; what was typed or chosen stays. */
function Examples({ thread, of }: { thread: ThreadId; of: keyof typeof examples }) {
  const { t } = useTranslation(['ticket', 'answer']);
  const dispatch = useAppDispatch();
  return (
    <ul className={classes.examples} aria-label={t('answer:examples.title')}>
      {examples[of].map((example) => (
        <li key={example}>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => void dispatch(sendQuestion(thread, t(`answer:examples.${example}`)))}
          >
            {t(`answer:examples.${example}`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
