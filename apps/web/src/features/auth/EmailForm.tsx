import { Button, Stack, TextInput } from '@mantine/core';
import { lineMax } from '@tavla/shared/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { keepSignInDraft, readSignInDraft } from '@/lib/sign-in-draft';
import { AskedCode } from './AskedCode';
import { AuthLink } from './AuthLink';
import { loadCalls, rulesFrom } from './load-calls';

const rules = rulesFrom<{ email: string }>('email', ({ emailRules }) => emailRules);

interface Props {
  submitLabel: string;
  /** Asks for a code; what it throws shows under the field. */
  onSubmit: (email: string) => Promise<void>;
  /** Where a code is entered, for whoever has one already and is asked to wait. */
  codeAt: (email: string) => string;
}

/** One address and one button: what signing in and registering have in common. */
export function EmailForm({ submitLabel, onSubmit, codeAt }: Props) {
  const { t } = useTranslation('auth');
  const [waiting, setWaiting] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: rules,
    defaultValues: { email: readSignInDraft().email ?? '' },
  });

  const submit = handleSubmit(async ({ email }) => {
    keepSignInDraft({ email });
    setWaiting(undefined);
    const { errorStatus, requestError } = await loadCalls();
    try {
      await onSubmit(email);
    } catch (error) {
      if (errorStatus(error) === 429) setWaiting(email);
      setError('email', { message: requestError(error, 'email') }, { shouldFocus: true });
    }
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          {...register('email')}
          type="email"
          size="md"
          label={t('email')}
          placeholder={t('emailPlaceholder')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={lineMax}
          error={formState.errors.email?.message}
          autoFocus
        />
        <Button type="submit" size="md" loading={formState.isSubmitting} fullWidth>
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
