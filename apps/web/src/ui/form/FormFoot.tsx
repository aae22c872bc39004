import { Alert, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ClashNotice } from './ClashNotice';
import type { FieldWords, FormState } from './form-state';
import { KeptFoot } from './KeptFoot';

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
  const content = (
    <>
      {form.clashes.length > 0 && <ClashNotice clashes={form.clashes} {...words} />}
      {form.failure && (
        <Alert ref={failed} color="red" title={t('form.notSaved')} role="alert">
          {form.failure}
        </Alert>
      )}
      {children}
    </>
  );
  return isKept ? <KeptFoot>{content}</KeptFoot> : <Stack gap="sm">{content}</Stack>;
}
