import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { useAddress } from '@/lib/address/use-address';
import { paths } from '@/lib/paths';
import { keepAskedCode } from '@/lib/sign-in/asked-code';
import { AuthHead } from './AuthHead';
import { AuthLink } from './AuthLink';
import { EmailForm } from './EmailForm';
import { loadCalls } from './load-calls';

/** /email-register?name&domain: the address of the one who registers the company. */
export function EmailRegisterPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { params: search } = useAddress();
  const organizationName = search.get('name') ?? '';
  const organizationDomain = search.get('domain') ?? '';

  if (!organizationName.trim() || !organizationDomain.trim()) {
    return <Navigate to={paths.register()} replace />;
  }

  const company = { name: organizationName, domain: organizationDomain };
  const codeFor = (email: string) =>
    ({ email, type: 'SIGN_UP', organizationName, organizationDomain }) as const;

  async function requestCode(email: string) {
    const { requestSignUp } = await loadCalls();
    await requestSignUp(email, company);
    keepAskedCode(codeFor(email));
    await navigate(paths.verify(codeFor(email)));
  }

  return (
    <>
      <AuthHead title={t('emailRegister.title')} text={t('emailRegister.text', company)} />
      <EmailForm
        submitLabel={t('emailRegister.submit')}
        onSubmit={requestCode}
        codeAt={(email) => paths.verify(codeFor(email))}
      />
      <AuthLink to={paths.register()}>{t('emailRegister.back')}</AuthLink>
    </>
  );
}
