import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isAtDomain } from '@tavla/shared/contracts/single-sign-on/at-domain';
import { getSingleSignOn } from '@tavla/shared/contracts/single-sign-on/settings';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { useMay } from '@/entities/me/use-me';

interface OutsideAddressNoticeProps {
  /** As far as it is typed. */
  email: string;
}

/** Says to an admin when nobody could sign in with an address: codes are off, and it is not at the company's domain. */
export function OutsideAddressNotice({ email }: OutsideAddressNoticeProps) {
  const { t } = useTranslation('users');
  const { data } = useQuery({
    queryKey: ['single-sign-on'],
    queryFn: ({ signal }) => call(getSingleSignOn, { signal }),
    enabled: useMay('read', 'admin'),
  });
  const domain = data?.domain?.name;
  const isWhole = /@[^@]+\.[^@.]+$/.test(email);
  if (!data?.codesOff || !domain || !isWhole || isAtDomain(email, domain)) return null;
  return (
    <Text size="sm" c="dimmed" role="status">
      {t('form.outsideDomain', { domain })}
    </Text>
  );
}
