import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage';

/** Who is there could not be asked, so nothing can be shown. */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const retry = <Button onClick={onRetry}>{t('failure.retry')}</Button>;
  return <MessagePage title={t('failure.unreachableTitle')} text={t('failure.unreachable')} action={retry} />;
}
