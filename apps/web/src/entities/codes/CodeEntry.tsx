import { Button, Stack, TextInput } from '@mantine/core';
import { Code } from '@tavla/shared/contracts/auth';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useCheckedForm } from '@/entities/forms/use-checked-form';
import { checkedResolver } from '@/lib/forms/checked-resolver';
import classes from './CodeEntry.module.css';
import { codeDigits } from './code-digits';
import { requestError } from './request-error';

const resolver = checkedResolver(z.object({ code: Code }));

interface CodeEntryProps {
  submitLabel: string;
  /** Rejects with the error of the call, which is shown at the field. */
  onCode: (code: string) => Promise<void>;
}

/** The six digits from a mail: nothing else can be typed, and a pasted code is sent at once. */
export function CodeEntry({ submitLabel, onCode }: CodeEntryProps) {
  const { t } = useTranslation('auth');
  const { form, submit, element, isSending } = useCheckedForm({
    start: { code: '' },
    resolver,
    send: ({ code }) => onCode(code),
    explain: (error) => ({ text: '', fields: { code: requestError(error, 'code') } }),
  });
  const { register, setValue, formState } = form;

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
    <form {...element}>
      <Stack gap="md">
        <TextInput
          {...field}
          onChange={type}
          classNames={{ input: classes.code }}
          size="lg"
          label={t('verify.code')}
          labelProps={{ size: 'md' }}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="••••••"
          error={formState.errors.code?.message}
          errorProps={{ role: 'alert' }}
          onPaste={paste}
          autoFocus
          data-autofocus
        />
        <Button type="submit" size="md" loading={isSending} fullWidth>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
