import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { MessagePage } from './MessagePage';

export function NotFoundPage() {
  const { t } = useTranslation();
  const home = (
    <Anchor component={Link} to={paths.board()} underline="always">
      {t('notFound.home')}
    </Anchor>
  );
  return <MessagePage title={t('notFound.title')} text={t('notFound.text')} action={home} />;
}
