import { Button, Stack, TextInput } from '@mantine/core';
import { lineMax } from '@tavla/shared/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorStatus } from '@/api/error-text';
import { requestError } from '@/entities/codes/request-error';
import { useCheckedForm } from '@/entities/forms/use-checked-form';
import { keepSignInDraft, readSignInDraft } from '@/lib/sign-in-draft';
import { AskedCode } from './AskedCode';
import { AuthLink } from './AuthLink';
import { rulesFrom } from './load-calls';

const resolver = rulesFrom<{ email: string }>('email', ({ emailRules }) => emailRules);

interface Props {
  submitLabel: string;
  /** Asks for a code; what it throws shows under the field. */
  onSubmit: (email: string) => Promise<void>;
  /** Where a code is entered, for whoever has one already and is asked to wait. */
  codeAt: (email: string) => string;
  /** Whether the browser may offer passkeys in the field. */
  isForPasskeys?: boolean;
}

/** One address and one button: what signing in and registering have in common. */
export function EmailForm({ submitLabel, onSubmit, codeAt, isForPasskeys = false }: Props) {
  const { t } = useTranslation('auth');
  const [waiting, setWaiting] = useState<string>();
  const { form, element, isSending } = useCheckedForm({
    start: { email: readSignInDraft().email ?? '' },
    resolver,
    send: async ({ email }) => {
      keepSignInDraft({ email });
      setWaiting(undefined);
      await onSubmit(email);
    },
    explain: (error) => {
      if (errorStatus(error) === 429) setWaiting(form.getValues('email'));
      return { text: '', fields: { email: requestError(error, 'email') } };
    },
  });

  return (
    <form {...element}>
      <Stack gap="md">
        <TextInput
          {...form.register('email')}
          type="email"
          size="md"
          label={t('email')}
          placeholder={t('emailPlaceholder')}
          autoComplete={isForPasskeys ? 'email webauthn' : 'email'}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={lineMax}
          error={form.formState.errors.email?.message}
          autoFocus
        />
        <Button type="submit" size="md" loading={isSending} fullWidth>
          {submitLabel}
        </Button>
      </Stack>
      {waiting ? (
        <AuthLink question={t('inMailbox')} to={codeAt(waiting)}>
          {t('haveCode')}
        </AuthLink>
      ) : (
        <AskedCode />
      )}
    </form>
  );
}
