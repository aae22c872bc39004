import { Alert, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keepClear } from '../keep-clear';
import { ClashNotice } from './ClashNotice';
import classes from './FormFoot.module.css';
import type { FieldWords, FormState } from './form-state';

interface Props<V> extends FieldWords<V> {
  form: FormState<V>;
  /** Always in sight, at the lower edge of a long form. */
  isKept: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** The buttons of a form, and what keeps them from doing their work. */
export function FormFoot<V>({ form, isKept, children, ...words }: Props<V>) {
  const { t } = useTranslation();
  const failed = useRef<HTMLDivElement>(null);
  // What has a field takes the sight and the focus there, a moment later.
  useEffect(() => {
    if (form.failure) failed.current?.scrollIntoView({ block: 'nearest' });
  }, [form.failure]);
  return (
    <Stack ref={isKept ? keepClear : null} className={isKept ? classes.foot : undefined} gap="sm">
      {form.clashes.length > 0 && <ClashNotice clashes={form.clashes} {...words} />}
      {form.failure && (
        <Alert ref={failed} color="red" title={t('form.notSaved')} role="alert">
          {form.failure}
        </Alert>
      )}
      {children}
    </Stack>
  );
}
