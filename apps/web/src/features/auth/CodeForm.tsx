import { type SignInType, verifyOtp } from '@tavla/shared/contracts/auth';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { notifyTabs } from '@/api/other-tabs';
import { CodeEntry } from '@/entities/codes/CodeEntry';
import { useEnter } from './use-enter';

export interface Registration {
  email: string;
  type: SignInType;
  /** Both of a new company, neither of a person who signs in. */
  organizationName?: string;
  organizationDomain?: string;
}

/** The code that signs in, or registers a company. */
export function CodeForm({ registration }: { registration: Registration }) {
  const { t } = useTranslation('auth');
  const enter = useEnter();

  async function verify(code: string) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await call(verifyOtp, { body: { ...registration, code, timeZone } });
    notifyTabs('signed-in');
    await enter();
  }

  return <CodeEntry submitLabel={t('verify.submit')} onCode={verify} />;
}
