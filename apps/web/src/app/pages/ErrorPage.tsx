import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage';

/** What a route shows when it fails. */
export function ErrorPage() {
  const { t } = useTranslation();
  const reload = <Button onClick={() => window.location.reload()}>{t('failure.reload')}</Button>;
  return <MessagePage title={t('failure.title')} text={t('failure.text')} action={reload} />;
}
