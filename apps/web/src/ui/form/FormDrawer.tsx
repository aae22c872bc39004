import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../layout/SideDrawer';
import { UnsavedQuestion } from '../UnsavedQuestion';
import { FormBody, type FormBodyProps } from './FormBody';

interface Props<V> extends FormBodyProps<V> {
  title: string;
  /** Pixels. */
  width?: number;
  /** What can be done beside the fields, below them. */
  aside?: ReactNode;
  onClose: () => void;
}

/** A form in a drawer. Closing it asks when something would be lost. */
export function FormDrawer<V>({ title, width, aside, onClose, ...body }: Props<V>) {
  const { t } = useTranslation();
  const { form, isLocked = false } = body;
  return (
    <>
      <SideDrawer
        title={title}
        {...(width && { width })}
        isOnlyRead={isLocked}
        onClose={() => form.unsaved.close(onClose)}
      >
        <FormBody
          {...body}
          isFootKept
          onClose={onClose}
          buttons={
            <Button type="submit" fullWidth loading={form.isSending} disabled={!form.maySave}>
              {t('form.save')}
            </Button>
          }
        />
        {form.source.state === 'there' && aside}
      </SideDrawer>
      <UnsavedQuestion unsaved={form.unsaved} />
    </>
  );
}
