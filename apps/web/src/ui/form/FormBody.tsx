import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFoot } from './FormFoot';
import type { FieldWords, FormState } from './form-state';

export interface FormBodyProps<V> extends FieldWords<V> {
  form: FormState<V>;
  /** What is said in place of a form whose entity does not exist any more; left out, it is said in general. */
  goneWords?: { gone: string; meanwhile: string };
  /** Nothing can be changed, and there is nothing to save. */
  isLocked?: boolean;
  /** The fields. */
  children: ReactNode;
}

interface Props<V> extends FormBodyProps<V> {
  buttons: ReactNode;
  isFootKept?: boolean;
  onClose?: () => void;
}

/** A form in whatever state it is: coming, not to be had, gone, or to be filled in. */
export function FormBody<V>(props: Props<V>) {
  const { form, goneWords, isLocked = false, children, buttons, isFootKept = false, onClose } = props;
  const { t } = useTranslation();
  const { source } = form;
  if (source.state === 'loading') return <FormSkeleton />;
  if (source.state === 'failed') {
    return (
      <Alert color="red" title={t('form.loadFailed')} role="alert">
        <Button size="xs" variant="default" onClick={source.retry}>
          {t('form.retry')}
        </Button>
      </Alert>
    );
  }
  const gone =
    source.state === 'gone' &&
    (source.meanwhile
      ? (goneWords?.meanwhile ?? t('form.deletedMeanwhile'))
      : (goneWords?.gone ?? t('form.gone')));
  if (gone && !form.isDirty) {
    return (
      <Stack align="flex-start">
        <Text>{gone}</Text>
        {onClose && (
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <form {...form.element}>
      <Stack gap="sm">
        {/* What was typed stays, to be copied. */}
        {gone && (
          <Alert color="orange" role="alert">
            {gone}
          </Alert>
        )}
        {children}
        {!isLocked && !gone && (
          <FormFoot form={form} isKept={isFootKept} labels={props.labels} inWords={props.inWords}>
            {buttons}
          </FormFoot>
        )}
      </Stack>
    </form>
  );
}

function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('form.loading')}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((field) => (
        <Stack key={field} gap={6}>
          <Skeleton h={12} w={80} />
          <Skeleton h={36} />
        </Stack>
      ))}
    </Stack>
  );
}
