import { Radio, Stack } from '@mantine/core';
import { AssistantSetting } from '@tavla/shared/chat/assistant-setting';
import type { OrganizationInput } from '@tavla/shared/contracts/organization/settings';
import type { Organization } from '@tavla/shared/contracts/organizations';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EntityForm } from '@/entities/forms/use-entity-form';

interface AssistantFieldProps {
  form: EntityForm<Organization, OrganizationInput>;
  isLocked: boolean;
}

/** What the company lets the assistant do, each choice with what it means. */
export function AssistantField({ form, isLocked }: AssistantFieldProps) {
  const { t } = useTranslation('admin');
  return (
    <Controller
      control={form.form.control}
      name="assistant"
      render={({ field }) => (
        <Radio.Group
          label={t('assistant.setting')}
          description={t('assistant.settingHint')}
          value={field.value}
          onChange={field.onChange}
          error={form.form.formState.errors.assistant?.message}
        >
          <Stack gap="xs" mt="xs">
            {AssistantSetting.options.map((option) => (
              <Radio
                key={option}
                value={option}
                label={t(`assistant.${option}.label`)}
                description={t(`assistant.${option}.hint`)}
                disabled={isLocked}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    />
  );
}
