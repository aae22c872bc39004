import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { askNewEmail, changeMyEmail } from '@tavla/shared/contracts/confirm';
import { Email } from '@tavla/shared/fields';
import { lineMax } from '@tavla/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '@/api/call';
import { askCode } from '@/entities/codes/ask-code';
import { CodeEntry } from '@/entities/codes/CodeEntry';
import { ResendCode } from '@/entities/codes/ResendCode';
import { useSentForm } from '@/entities/forms/use-sent-form';
import { storeMe, useMe } from '@/entities/me/use-me';
import { FormBody } from '@/ui/form/FormBody';
import { FormButtons } from '@/ui/form/FormButtons';
import { MountedModal } from '@/ui/MountedModal';

const Fields = z.object({ email: Email, endOtherSessions: z.boolean() });
type Wanted = z.infer<typeof Fields>;

/** One's own address: which one, and then the code that was sent to it. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const [sentTo, setSentTo] = useState<Wanted>();
  const [refused, setRefused] = useState<unknown>();
  const [wanted, setWanted] = useState<Wanted>({ email: '', endOtherSessions: true });
  const client = useQueryClient();

  async function send(fields: Wanted) {
    setWanted(fields);
    setRefused(await askCode(fields.email, () => call(askNewEmail, { body: { email: fields.email } })));
    setSentTo(fields);
  }

  async function enter(code: string) {
    storeMe(await call(changeMyEmail, { body: { ...wanted, code } }));
    notifications.show({ color: 'teal', message: t('email.changed', { email: wanted.email }) });
    onClose();
    await client.invalidateQueries({ queryKey: ['sessions', 'mine'] });
  }

  return (
    <MountedModal size="sm" closeOnClickOutside={false} onClose={onClose} title={t('email.title')}>
      {sentTo ? (
        <Stack gap="sm">
          <Text size="sm">{t('email.enter', sentTo)}</Text>
          <CodeEntry submitLabel={t('email.submit')} onCode={enter} />
          <ResendCode resend={() => call(askNewEmail, { body: { email: sentTo.email } })} refused={refused} />
          <Button variant="subtle" onClick={() => setSentTo(undefined)}>
            {t('email.another')}
          </Button>
        </Stack>
      ) : (
        <AddressForm start={wanted} onSend={send} onCancel={onClose} />
      )}
    </MountedModal>
  );
}

interface AddressFormProps {
  start: Wanted;
  /** Rejects with the error of the call. */
  onSend: (wanted: Wanted) => Promise<void>;
  onCancel: () => void;
}

function AddressForm({ start, onSend, onCancel }: AddressFormProps) {
  const { t } = useTranslation('account');
  const me = useMe();
  const form = useSentForm(start, Fields, onSend);
  const { register, formState } = form.form;
  return (
    <FormBody
      form={form}
      labels={{ email: t('email.label'), endOtherSessions: t('email.endOthers') }}
      buttons={
        <FormButtons
          form={form}
          words={{ cancel: t('email.cancel'), submit: t('email.send') }}
          onCancel={onCancel}
        />
      }
    >
      <Text size="sm">{t('email.intro', { email: me.email })}</Text>
      <TextInput
        {...register('email')}
        type="email"
        label={t('email.label')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={lineMax}
        error={formState.errors.email?.message}
        data-autofocus
      />
      <Checkbox
        {...register('endOtherSessions')}
        label={t('email.endOthers')}
        description={t('email.endOthersHint')}
      />
    </FormBody>
  );
}
