import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Issuer, testProvider } from '@tavla/shared/contracts/single-sign-on/settings';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';

/** Looks whether there is a provider at the address that is typed. */
export function TestProvider({ issuer }: { issuer: string }) {
  const { t } = useTranslation('sso');
  const test = useMutation({ mutationFn: () => call(testProvider, { body: { issuer } }) });
  const { data, error } = test;
  const outcome = data
    ? data.failure
      ? t(`provider.failure.${data.failure}`)
      : t('provider.found', { address: data.signInAt ?? '' })
    : error && errorText(error);
  return (
    <Group gap="sm" wrap="nowrap">
      <Button
        size="xs"
        variant="default"
        style={{ flexShrink: 0 }}
        disabled={!Issuer.safeParse(issuer).success}
        loading={test.isPending}
        onClick={() => test.mutate()}
      >
        {t('provider.test')}
      </Button>
      <Text
        size="sm"
        role="status"
        c={data?.isFound ? 'dimmed' : 'var(--mantine-color-error)'}
        style={{ overflowWrap: 'anywhere' }}
      >
        {outcome}
      </Text>
    </Group>
  );
}
