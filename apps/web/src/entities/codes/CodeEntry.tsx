import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Stack, TextInput } from '@mantine/core';
import { Code } from '@tavla/shared/contracts/auth';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import classes from './CodeEntry.module.css';
import { codeDigits } from './code-digits';
import { requestError } from './request-error';

const Fields = z.object({ code: Code });

interface CodeEntryProps {
  submitLabel: string;
  /** Rejects with the error of the call, which is shown at the field. */
  onCode: (code: string) => Promise<void>;
}

/** The six digits from a mail: nothing else can be typed, and a pasted code is sent at once. */
export function CodeEntry({ submitLabel, onCode }: CodeEntryProps) {
  const { t } = useTranslation('auth');
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { code: '' },
  });

  const submit = handleSubmit(async ({ code }) => {
    try {
      await onCode(code);
    } catch (error) {
      setError('code', { message: requestError(error, 'code') }, { shouldFocus: true });
    }
  });

  const field = register('code', { setValueAs: codeDigits });

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { currentTarget: input } = event;
    const digits = codeDigits(input.value);
    // Written only when something is not taken, since that moves the caret to the end; and not to a keyboard that is
    // still composing a character.
    const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    if (digits !== input.value && !isComposing) input.value = digits;
    return field.onChange(event);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    setValue('code', codeDigits(event.clipboardData.getData('text')), { shouldValidate: true });
    void submit();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          {...field}
          onChange={type}
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
          data-autofocus
        />
        <Button type="submit" size="md" loading={formState.isSubmitting} fullWidth>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
