import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Stack, TextInput } from '@mantine/core';
import { Code, type SignInType, verifyOtp } from '@tavla/shared/contracts/auth';
import type { ClipboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { call } from '@/api/call';
import { tellTabs } from '@/api/session';
import classes from './CodeForm.module.css';
import { codeDigits } from './code-digits';
import { requestError } from './request-error';
import { useEnter } from './use-enter';

const Fields = z.object({ code: Code });

export interface Registration {
  email: string;
  type: SignInType;
  /** Both of a new company, neither of a person who signs in. */
  organizationName?: string;
  organizationDomain?: string;
}

/** The six digits; a pasted code is sent at once. */
export function CodeForm({ registration }: { registration: Registration }) {
  const { t } = useTranslation('auth');
  const enter = useEnter();
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { code: '' },
  });

  const submit = handleSubmit(async ({ code }) => {
    try {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      await call(verifyOtp, { body: { ...registration, code, timeZone } });
      tellTabs('signed-in');
      await enter();
    } catch (error) {
      setError('code', { message: requestError(error, 'code') }, { shouldFocus: true });
    }
  });

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    setValue('code', codeDigits(event.clipboardData.getData('text')), { shouldValidate: true });
    void submit();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          {...register('code', { setValueAs: codeDigits })}
          classNames={{ input: classes.code }}
          size="lg"
          label={t('verify.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="••••••"
          error={formState.errors.code?.message}
          errorProps={{ role: 'alert' }}
          onPaste={paste}
          autoFocus
        />
        <Button type="submit" size="md" loading={formState.isSubmitting} fullWidth>
          {t('verify.submit')}
        </Button>
      </Stack>
    </form>
  );
}
