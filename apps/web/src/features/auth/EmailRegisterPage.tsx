import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { AuthHead } from './AuthHead';
import { AuthLink } from './AuthLink';
import { EmailForm } from './EmailForm';
import { loadCalls } from './load-calls';

/** /email-register?name&domain: the address of the one who registers the company. */
export function EmailRegisterPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const organizationName = search.get('name') ?? '';
  const organizationDomain = search.get('domain') ?? '';

  if (!organizationName.trim() || !organizationDomain.trim()) {
    return <Navigate to={paths.register()} replace />;
  }

  const company = { name: organizationName, domain: organizationDomain };
  const codeAt = (email: string) =>
    paths.verify({ email, type: 'SIGN_UP', organizationName, organizationDomain });

  async function requestCode(email: string) {
    const { requestSignUp } = await loadCalls();
    await requestSignUp(email, company);
    await navigate(codeAt(email));
  }

  return (
    <>
      <AuthHead title={t('emailRegister.title')} text={t('emailRegister.text', company)} />
      <EmailForm submitLabel={t('emailRegister.submit')} onSubmit={requestCode} codeAt={codeAt} />
      <AuthLink to={paths.register()}>{t('emailRegister.back')}</AuthLink>
    </>
  );
}
