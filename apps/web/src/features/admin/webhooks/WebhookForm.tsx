import { Input, TextInput } from '@mantine/core';
import { type Webhook, type WebhookEvent, WebhookInput } from '@tavla/shared/contracts/api-access/webhooks';
import { webhookNameMax, webhookUrlMax } from '@tavla/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSentForm } from '@/entities/forms/use-sent-form';
import { FormBody } from '@/ui/form/FormBody';
import { FormButtons } from '@/ui/form/FormButtons';
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
  const [start] = useState<WebhookInput>(() => {
    const { name, url, events } = webhook ?? { name: '', url: '', events: usual };
    return { name, url, events };
  });
  const form = useSentForm(start, WebhookInput, save);
  const { register, setValue, formState } = form.form;
  const { errors } = formState;
  return (
    <FormBody
      form={form}
      labels={{ name: t('name'), url: t('url'), events: t('events') }}
      isFootKept
      buttons={
        <FormButtons
          form={form}
          words={{ cancel: t('cancel'), submit: t(webhook ? 'save' : 'submit') }}
          onCancel={onCancel}
        />
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
