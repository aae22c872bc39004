import { signup } from '@tavla/shared/contracts/auth';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { call } from '@/api/call';
import { useAddress } from '@/lib/address/use-address';
import { paths } from '@/lib/paths';
import { AuthHead } from './AuthHead';
import { AuthLink } from './AuthLink';
import { EmailForm } from './EmailForm';

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

  const codeAt = (email: string) =>
    paths.verify({ email, type: 'SIGN_UP', organizationName, organizationDomain });

  async function requestCode(email: string) {
    await call(signup, { body: { email, organizationName, organizationDomain } });
    await navigate(codeAt(email));
  }

  const company = { name: organizationName, domain: organizationDomain };
  return (
    <>
      <AuthHead title={t('emailRegister.title')} text={t('emailRegister.text', company)} />
      <EmailForm submitLabel={t('emailRegister.submit')} onSubmit={requestCode} codeAt={codeAt} />
      <AuthLink to={paths.register()}>{t('emailRegister.back')}</AuthLink>
    </>
  );
}
