import { ActionIcon, Button, Group, Input, Select, Stack, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { RoleLine } from '@tavla/shared/contracts/single-sign-on/settings';
import { claimValueMax, roleLinesMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { useLiveLists } from '@/entities/live/live-lists';
import { rolesStore } from '@/entities/roles/roles-store';

interface RoleLinesProps {
  value: RoleLine[];
  onChange: (lines: RoleLine[]) => void;
  errors: (string | undefined)[];
  error: string | undefined;
}

/** Which role a value of the claim gives; the first line that fits holds. */
export function RoleLines({ value: lines, onChange, errors, error }: RoleLinesProps) {
  const { t } = useTranslation('sso');
  useLiveLists('roles');
  const roles = rolesStore.useAll();
  const set = (at: number, line: Partial<RoleLine>) =>
    onChange(lines.map((one, index) => (index === at ? { ...one, ...line } : one)));
  const add = () =>
    onChange([...lines, { value: '', roleId: roles.find(({ name }) => name === 'user')?.id ?? '' }]);
  return (
    <Input.Wrapper
      label={t('provider.roles')}
      labelElement="div"
      description={t('provider.rolesHint')}
      error={error}
    >
      <Stack gap="xs" mt="xs" align="stretch">
        {lines.map((line, at) => (
          // Lines have no name of their own.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Group key={at} gap="xs" wrap="nowrap" align="flex-start">
            <TextInput
              aria-label={t('provider.valueOf', { number: at + 1 })}
              placeholder={t('provider.value')}
              value={line.value}
              onChange={(event) => set(at, { value: event.currentTarget.value })}
              maxLength={claimValueMax}
              error={errors[at]}
              style={{ flex: 1, minWidth: 0 }}
            />
            <Select
              aria-label={t('provider.roleOf', { number: at + 1 })}
              data={roles.map(({ id, name }) => ({ value: id, label: name }))}
              allowDeselect={false}
              value={line.roleId}
              onChange={(roleId) => roleId && set(at, { roleId })}
              style={{ flex: 1, minWidth: 0 }}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('provider.removeLine', { number: at + 1 })}
              onClick={() => onChange(lines.filter((_, index) => index !== at))}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        ))}
        <Button
          size="xs"
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          disabled={lines.length >= roleLinesMax || roles.length === 0}
          onClick={add}
        >
          {t('provider.addLine')}
        </Button>
      </Stack>
    </Input.Wrapper>
  );
}
