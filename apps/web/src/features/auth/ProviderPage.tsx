import '@/i18n/sign-in-catalogue';
import { Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import { login } from '@tavla/shared/contracts/auth';
import {
  beginProviderSignIn,
  findSignInWays,
  type SignInWays,
} from '@tavla/shared/contracts/single-sign-on/sign-in';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { call } from '@/api/call';
import { errorStatus, errorText } from '@/api/error-text';
import { useAddress } from '@/lib/address/use-address';
import { paths } from '@/lib/paths';
import { keepAskedCode } from '@/lib/sign-in/asked-code';
import { AuthHead } from './AuthHead';
import { AuthLink } from './AuthLink';

/** /sso?email: on to the provider of the address's company, or to a code where that lets codes in. */
export function ProviderPage() {
  const { t } = useTranslation(['signIn', 'auth']);
  const [isToWait, setToWait] = useState(false);
  const email = useAddress().params.get('email')?.trim().toLowerCase() ?? '';
  const { ways, failure, look } = useWays(email);
  const navigate = useNavigate();
  const { run, isBusy, fault } = useStep(t('failed'));
  if (!email.includes('@') || ways?.provider === null) return <Navigate to={paths.login()} replace />;

  const leave = () =>
    run(async () => {
      const { url } = await call(beginProviderSignIn, { body: { email } });
      window.location.assign(url);
    });
  const askCode = () =>
    run(async () => {
      await call(login, { body: { email } }).catch((error) => {
        // Whoever is told to wait may have a code already.
        setToWait(errorStatus(error) === 429);
        throw error;
      });
      keepAskedCode({ email, type: 'SIGN_IN' });
      await navigate(paths.verify({ email }));
    });
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const provider = ways?.provider ?? '';
  return (
    <>
      <AuthHead
        title={t('choice.title')}
        text={ways ? t(ways.codes ? 'choice.text' : 'choice.withoutCodes', { domain, provider }) : ''}
      />
      {failure && (
        <Stack>
          <Text role="alert" c="var(--mantine-color-error)">
            {failure}
          </Text>
          <Button variant="default" onClick={look}>
            {t('choice.retry')}
          </Button>
        </Stack>
      )}
      {!ways && !failure && <Skeleton h={42} role="status" aria-label={t('choice.loading')} />}
      {ways && (
        <Stack gap="md">
          <Button size="md" fullWidth loading={isBusy} onClick={leave} autoFocus>
            {t('choice.go', { provider })}
          </Button>
          {fault && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {fault}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {!ways.codes && `${t('choice.adminQuestion')} `}
            <Anchor
              component="button"
              type="button"
              size="sm"
              fw={550}
              c="var(--mantine-color-text)"
              underline="always"
              disabled={isBusy}
              onClick={askCode}
            >
              {t(ways.codes ? 'choice.code' : 'choice.adminCode')}
            </Anchor>
          </Text>
        </Stack>
      )}
      {isToWait && (
        <AuthLink question={t('auth:inMailbox')} to={paths.verify({ email })}>
          {t('auth:haveCode')}
        </AuthLink>
      )}
      <AuthLink to={paths.login()}>{t('choice.otherAddress')}</AuthLink>
    </>
  );
}

function useWays(email: string) {
  const [ways, setWays] = useState<SignInWays>();
  const [failure, setFailure] = useState<string>();
  const look = useCallback(() => {
    setFailure(undefined);
    call(findSignInWays, { body: { email } }).then(setWays, (error) => setFailure(errorText(error)));
  }, [email]);
  useEffect(look, [look]);
  return { ways, failure, look };
}

/** One thing at a time; what goes wrong is said. */
function useStep(unreachable: string) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    setFault(undefined);
    work().catch((error) => {
      setFault(errorText(error, unreachable));
      setBusy(false);
    });
  };
  return { run, isBusy, fault };
}
