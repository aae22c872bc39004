import { login } from '@tavla/shared/contracts/auth';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '@/api/call';
import { paths } from '@/lib/paths';
import { AuthHead } from './AuthHead';
import { AuthLink } from './AuthLink';
import { EmailForm } from './EmailForm';

/** /login: an address, to which a code is sent. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();

  const codeAt = (email: string) => paths.verify({ email });

  async function requestCode(email: string) {
    await call(login, { body: { email } });
    await navigate(codeAt(email));
  }

  return (
    <>
      <AuthHead title={t('login.title')} text={t('login.text')} />
      <EmailForm submitLabel={t('login.submit')} onSubmit={requestCode} codeAt={codeAt} />
      <AuthLink question={t('login.noAccount')} to={paths.register()}>
        {t('login.create')}
      </AuthLink>
    </>
  );
}
