import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '@/entities/codes/use-countdown';
import { paths } from '@/lib/paths';
import { readAskedCode } from '@/lib/sign-in/asked-code';
import { AuthLink } from './AuthLink';

/** The way back to the code for whoever asked for one in this browser and left the page; nothing for others. */
export function AskedCode() {
  const { t } = useTranslation('auth');
  const [asked] = useState(readAskedCode);
  const seconds = useCountdown(asked?.until ?? 0);
  if (!asked || seconds === 0) return null;
  const { until: _, ...code } = asked;
  return (
    <AuthLink question={t('askedHere')} to={paths.verify(code)}>
      {t('haveCode')}
    </AuthLink>
  );
}
