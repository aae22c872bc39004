import { Input, TextInput } from '@mantine/core';
import { type Webhook, type WebhookEvent, WebhookInput } from '@tavla/shared/contracts/api-access/webhooks';
import { webhookNameMax, webhookUrlMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { useEntityForm } from '@/entities/forms/use-entity-form';
import { there } from '@/lib/forms/source';
import { FormBody } from '@/ui/form/FormBody';
import { FormButtons } from '@/ui/form/FormButtons';
import { WebhookEvents } from './WebhookEvents';
import { useEventWords } from './webhook-words';

interface WebhookFormProps {
  /** As the list has it now; null is a new one. */
  webhook: Webhook | null;
  /** Gets all of it, and what was changed of one that exists; rejects with the error of the call. */
  save: (input: WebhookInput, changed: Partial<WebhookInput>) => Promise<void>;
  onCancel: () => void;
}

const usual: WebhookEvent[] = ['tasks.create', 'tasks.update', 'tasks.delete'];

function valuesOf(webhook: Webhook | null): WebhookInput {
  const { name, url, events } = webhook ?? { name: '', url: '', events: usual };
  return { name, url, events };
}

/** What a webhook is called, where it goes and what it is told of. */
export function WebhookForm({ webhook, save, onCancel }: WebhookFormProps) {
  const { t } = useTranslation('webhooks');
  const eventWords = useEventWords();
  const form = useEntityForm<Webhook, WebhookInput>({
    source: there(webhook),
    valuesOf,
    schema: WebhookInput,
    save: async (values, edit) => {
      await save(values, edit?.changed ?? {});
      return undefined;
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
      inWords={(field, value) => (field === 'events' ? eventWords(value as WebhookEvent[]) : value)}
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
