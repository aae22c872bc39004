import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { MessagePage } from './MessagePage';

/** In the place of a page that the person's role does not let them read. */
export function NoAccessPage() {
  const { t } = useTranslation();
  const account = (
    <Anchor component={Link} to={paths.account()} underline="always">
      {t('profile.account')}
    </Anchor>
  );
  return <MessagePage isInFrame title={t('noAccess.title')} text={t('noAccess.text')} action={account} />;
}
