import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadId } from '@/entities/chat/conversations';
import { ticketOf } from '@/entities/chat/thread-place';
import { useBegun } from '@/entities/chat/use-conversation';
import classes from './feedback.module.css';
import { ReasonForm } from './ReasonForm';
import { useFeedback } from './use-feedback';

/** Asks below an answer whether it was right. What is said is saved at once; a word why can be added, or all taken back. */
export function AnswerFeedback({ thread, messageId }: { thread: ThreadId; messageId: string }) {
  const { t } = useTranslation('answer');
  const { isLoaded, isSaving, given, say, withdraw } = useFeedback(thread, messageId);
  const { words, write } = useBegun(thread, messageId);
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || words !== undefined;
  const opener = useRef<HTMLButtonElement>(null);
  const isGoingBack = useRef(false);
  // The button is drawn again in the place of the form, and has the focus that this had.
  useEffect(() => {
    if (isOpen || !isGoingBack.current) return;
    isGoingBack.current = false;
    opener.current?.focus();
  }, [isOpen]);
  const shut = () => {
    setAsked(false);
    write(null);
  };
  const choose = async (isRight: boolean) => {
    if (isSaving) return;
    if (given?.isRight === isRight) {
      if (await withdraw()) shut();
    } else if (await say({ reason: '', isShared: false, ...given, isRight })) setAsked(true);
  };
  const close = () => {
    isGoingBack.current = true;
    shut();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame and legend
    <div
      role="group"
      aria-label={t('feedback.question')}
      className={classes.feedback}
      data-given={given !== undefined || undefined}
      data-coming={!isLoaded || undefined}
    >
      <div className={classes.line}>
        <span aria-hidden>{t('feedback.question')}</span>
        {[true, false].map((isRight) => {
          const Icon = isRight ? IconThumbUp : IconThumbDown;
          return (
            <ActionIcon
              key={String(isRight)}
              size={28}
              variant="subtle"
              className={classes.verdict}
              aria-label={t(isRight ? 'feedback.right' : 'feedback.wrong')}
              aria-pressed={given?.isRight === isRight}
              onClick={() => void choose(isRight)}
            >
              <Icon size={16} stroke={1.8} />
            </ActionIcon>
          );
        })}
        <span role="status">{given && isOpen && t('feedback.kept')}</span>
        {given && !isOpen && (
          <UnstyledButton ref={opener} className={classes.why} onClick={() => setAsked(true)}>
            {given.reason || t('feedback.addReason')}
          </UnstyledButton>
        )}
      </div>
      {given && isOpen && (
        <ReasonForm
          given={given}
          reason={words ?? given.reason}
          mayShare={ticketOf(thread) === null}
          isSaving={isSaving}
          onChange={write}
          onSave={async (said) => {
            if (await say({ ...given, ...said })) close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
