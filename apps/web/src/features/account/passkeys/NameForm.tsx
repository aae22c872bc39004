import { Text, TextInput } from '@mantine/core';
import { PasskeyName } from '@tavla/shared/contracts/sign-in/passkeys';
import { passkeyNameMax } from '@tavla/shared/limits';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useSentForm } from '@/entities/forms/use-sent-form';
import { FormBody } from '@/ui/form/FormBody';
import { FormButtons } from '@/ui/form/FormButtons';

const Fields = z.object({ name: PasskeyName });

interface NameFormProps {
  start: string;
  /** Above the field. */
  text?: string;
  submitLabel: string;
  /** Rejects with the error of the call, or with words. */
  onSend: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** The name of a passkey. */
export function NameForm({ start, text, submitLabel, onSend, onCancel }: NameFormProps) {
  const { t } = useTranslation('passkeys');
  const form = useSentForm({ name: start }, Fields, ({ name }) => onSend(name));
  const { register, formState } = form.form;
  return (
    <FormBody
      form={form}
      labels={{ name: t('name') }}
      buttons={
        <FormButtons form={form} words={{ cancel: t('cancel'), submit: submitLabel }} onCancel={onCancel} />
      }
    >
      {text && <Text size="sm">{text}</Text>}
      <TextInput
        {...register('name')}
        label={t('name')}
        description={t('nameHint')}
        withAsterisk
        required
        autoComplete="off"
        maxLength={passkeyNameMax}
        error={formState.errors.name?.message}
        data-autofocus
      />
    </FormBody>
  );
}
