import { resendOtp, SignInType } from '@tavla/shared/contracts/auth';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { call } from '@/api/call';
import { onOtherTab } from '@/api/other-tabs';
import { ResendCode } from '@/entities/codes/ResendCode';
import { useAddress } from '@/lib/address/use-address';
import { paths } from '@/lib/paths';
import { keepAskedCode } from '@/lib/sign-in/asked-code';
import { AuthHead } from './AuthHead';
import { AuthLink } from './AuthLink';
import { CodeForm } from './CodeForm';
import { useEnter } from './use-enter';

/** /verify?email&type&organizationName&organizationDomain: the code from the mail. */
export function VerifyPage() {
  const { t } = useTranslation('auth');
  const { params: search } = useAddress();
  const email = search.get('email')?.trim();
  const type = SignInType.catch('SIGN_IN').parse(search.get('type'));
  const organizationName = search.get('organizationName');
  const organizationDomain = search.get('organizationDomain');
  const isNewCompany = type === 'SIGN_UP' && organizationName && organizationDomain;
  const company = isNewCompany ? { organizationName, organizationDomain } : {};
  useSignInElsewhere();

  if (!email) return <Navigate to={paths.login()} replace />;
  const code = { email, type, ...company };
  const resend = async () => {
    await call(resendOtp, { body: { email, type } });
    keepAskedCode(code);
  };
  const back = isNewCompany
    ? paths.emailRegister({ name: organizationName, domain: organizationDomain })
    : paths.login();
  return (
    <>
      <AuthHead title={t('verify.title')} text={t('verify.text', { email })} />
      <CodeForm registration={code} />
      <ResendCode resend={resend} />
      <AuthLink to={back}>{t('verify.back')}</AuthLink>
    </>
  );
}

/** The code may have been typed in another tab: then this one is signed in as well. */
function useSignInElsewhere(): void {
  const enter = useEnter();
  useEffect(() => onOtherTab((news) => news === 'signed-in' && enter().catch(() => undefined)));
}
