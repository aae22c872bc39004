import { Button, Group, Input, TextInput } from '@mantine/core';
import { type Webhook, type WebhookEvent, WebhookInput } from '@tavla/shared/contracts/api-access/webhooks';
import { webhookNameMax, webhookUrlMax } from '@tavla/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntityForm } from '@/entities/forms/use-entity-form';
import { there } from '@/lib/forms/source';
import { FormBody } from '@/ui/form/FormBody';
import { WebhookEvents } from './WebhookEvents';

interface WebhookFormProps {
  webhook: Webhook | null;
  /** Rejects with the error of the call. */
  save: (input: WebhookInput) => Promise<void>;
  onCancel: () => void;
}

const usual: WebhookEvent[] = ['tasks.create', 'tasks.update', 'tasks.delete'];

/** What a webhook is called, where it goes and what it is told of. */
export function WebhookForm({ webhook, save, onCancel }: WebhookFormProps) {
  const { t } = useTranslation('webhooks');
  // As it was when the form was opened: the list is read anew beside it.
  const [start] = useState<WebhookInput>(() => webhook ?? { name: '', url: '', events: usual });
  const form = useEntityForm<WebhookInput, WebhookInput>({
    source: there<WebhookInput>(null),
    valuesOf: () => ({ name: start.name, url: start.url, events: start.events }),
    schema: WebhookInput,
    save: async (input) => {
      await save(input);
      return input;
    },
    onSaved: () => undefined,
    lostBy: 'nothing',
  });
  const { register, setValue, formState } = form.form;
  const { errors } = formState;
  return (
    <FormBody
      form={form}
      labels={{ name: t('name'), url: t('url'), events: t('events') }}
      isFootKept
      buttons={
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {t(webhook ? 'save' : 'submit')}
          </Button>
        </Group>
      }
    >
      <TextInput
        {...register('name')}
        label={t('name')}
        description={t('nameHint')}
        withAsterisk
        required
        autoComplete="off"
        maxLength={webhookNameMax}
        error={errors.name?.message}
        data-autofocus
      />
      <TextInput
        {...register('url')}
        label={t('url')}
        description={t('urlHint')}
        placeholder="https://example.com/hooks"
        withAsterisk
        required
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={webhookUrlMax}
        error={errors.url?.message}
      />
      <Input.Wrapper label={t('events')} labelElement="div" error={errors.events?.message}>
        <WebhookEvents
          value={form.values.events}
          onChange={(events) => setValue('events', events, { shouldDirty: true, shouldValidate: true })}
        />
      </Input.Wrapper>
    </FormBody>
  );
}
