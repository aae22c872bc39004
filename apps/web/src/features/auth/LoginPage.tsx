import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { keepAskedCode } from '@/lib/sign-in/asked-code';
import { AuthHead } from './AuthHead';
import { AuthLink } from './AuthLink';
import { EmailForm } from './EmailForm';
import { loadCalls } from './load-calls';
import { PasskeySignIn } from './PasskeySignIn';

/** /login: an address, to which a code is sent, or a passkey. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();

  const codeAt = (email: string) => paths.verify({ email });

  async function requestCode(email: string) {
    const { requestSignIn, hasProvider } = await loadCalls();
    if (await hasProvider(email)) return navigate(paths.provider(email));
    await requestSignIn(email);
    keepAskedCode({ email, type: 'SIGN_IN' });
    await navigate(codeAt(email));
  }

  return (
    <>
      <AuthHead title={t('login.title')} text={t('login.text')} />
      <EmailForm submitLabel={t('login.submit')} onSubmit={requestCode} codeAt={codeAt} isForPasskeys />
      <PasskeySignIn />
      <AuthLink question={t('login.noAccount')} to={paths.register()}>
        {t('login.create')}
      </AuthLink>
    </>
  );
}
