import { useTranslation } from 'react-i18next';
import { MountedModal } from '../MountedModal';
import { UnsavedQuestion } from '../UnsavedQuestion';
import { FormBody, type FormBodyProps } from './FormBody';
import { FormButtons } from './FormButtons';

interface Props<V> extends FormBodyProps<V> {
  title: string;
  size?: 'sm' | 'md' | number;
  /** Left out, it says Save. */
  saveLabel?: string;
  /** Closes it by the cross, Escape or a click beside it. */
  onClose: () => void;
  /** Closes it on purpose; left out, that is the same. */
  onCancel?: () => void;
}

/** A form in a dialog. Closing it asks when something would be lost. */
export function FormModal<V>({ title, size, saveLabel, onClose, onCancel = onClose, ...body }: Props<V>) {
  const { t } = useTranslation();
  const { form } = body;
  return (
    <>
      <MountedModal title={title} {...(size && { size })} onClose={() => form.unsaved.close(onClose)}>
        <FormBody
          {...body}
          onClose={onClose}
          isFootKept
          buttons={
            <FormButtons
              form={form}
              words={{ cancel: t('cancel'), submit: saveLabel ?? t('form.save') }}
              onCancel={() => form.unsaved.close(onCancel)}
            />
          }
        />
      </MountedModal>
      <UnsavedQuestion unsaved={form.unsaved} />
    </>
  );
}
