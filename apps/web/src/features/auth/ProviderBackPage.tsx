import '@/i18n/sign-in-catalogue';
import { Button, Loader } from '@mantine/core';
import { finishProviderSignIn } from '@tavla/shared/contracts/single-sign-on/sign-in';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { notifyTabs } from '@/api/other-tabs';
import { useAddress } from '@/lib/address/use-address';
import { paths } from '@/lib/paths';
import { AuthHead } from './AuthHead';
import { useEnter } from './use-enter';

/** /sso/<company>?code&state: where a provider sends its people back to. */
export function ProviderBackPage() {
  const { t } = useTranslation('signIn');
  const failure = useFinish();
  if (failure === undefined)
    return (
      <>
        <AuthHead title={t('back.title')} text={t('back.text')} />
        <Loader role="status" aria-label={t('back.title')} />
      </>
    );
  return (
    <>
      <AuthHead title={t('back.failedTitle')} text="" />
      <p role="alert">{failure}</p>
      <Button component={Link} to={paths.login()} size="md" fullWidth mt="md">
        {t('back.again')}
      </Button>
    </>
  );
}

/** Sends on what the provider sent, once, and takes it out of the address. @returns why it came to nothing */
function useFinish(): string | undefined {
  const { company = '' } = useParams();
  const { params, change } = useAddress();
  const { t } = useTranslation('signIn');
  const enter = useEnter();
  const isSent = useRef(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const query = params.toString();
    change((now) => Object.fromEntries([...now.keys()].map((name) => [name, null])), { replace: true });
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const finish = async () => {
      await call(finishProviderSignIn, { body: { organizationId: company, query, timeZone } });
      notifyTabs('signed-in');
      await enter();
    };
    finish().catch((error) => setFailure(errorText(error, t('failed'))));
  });
  return failure;
}
