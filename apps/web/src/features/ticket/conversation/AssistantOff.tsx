import '@/i18n/answer-catalogue';
import { asksAssistant } from '@tavla/shared/contracts/chat';
import { useTranslation } from 'react-i18next';
import boxClasses from './composer.module.css';
import classes from './conversation.module.css';

/** Stands in place of the message box of one's own conversation, where the assistant answers nobody. */
export function AssistantOff() {
  const { t } = useTranslation('answer');
  return (
    <p className={classes.notice} role="status">
      {t('off.own')}
    </p>
  );
}

/** Says below the message box of a ticket that nobody but people will read the draft. */
export function OffHint({ draft }: { draft: string }) {
  const { t } = useTranslation(['answer', 'common']);
  const isCalled = asksAssistant(draft);
  return (
    <p className={boxClasses.dropHint} data-calling={isCalled || undefined} role="status">
      {isCalled ? t('answer:off.called', { product: t('common:appName') }) : t('answer:off.comment')}
    </p>
  );
}
