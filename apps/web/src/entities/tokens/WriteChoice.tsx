import { Radio, Stack } from '@mantine/core';
import type { TokenInput } from '@tavla/shared/contracts/api-access/tokens';
import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface WriteChoiceProps {
  control: Control<TokenInput>;
}

/** Whether a token makes changes itself, or what it wants changed waits for a person. */
export function WriteChoice({ control }: WriteChoiceProps) {
  const { t } = useTranslation('tokens');
  return (
    <Controller
      control={control}
      name="mayWrite"
      render={({ field }) => (
        <Radio.Group
          label={t('writing')}
          value={field.value ? 'writes' : 'waits'}
          onChange={(value) => field.onChange(value === 'writes')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="waits" label={t('waits')} description={t('waitsHint')} />
            <Radio value="writes" label={t('writes')} description={t('writesHint')} />
          </Stack>
        </Radio.Group>
      )}
    />
  );
}
