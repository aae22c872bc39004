import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog';
import type { useUnsaved } from './use-unsaved';

/** Asks whether changes may be lost, while `useUnsaved` holds somebody back. */
export function UnsavedQuestion({ unsaved }: { unsaved: ReturnType<typeof useUnsaved> }) {
  const { t } = useTranslation('common');
  // Mounted only while it asks: otherwise it could hear the same Escape that the form heard.
  if (!unsaved.isAsking) return null;
  return (
    <ConfirmDialog
      opened
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      confirmLabel={t('unsaved.discard')}
      cancelLabel={t('unsaved.keep')}
      isDangerous
      onConfirm={unsaved.leave}
      onCancel={unsaved.stay}
    />
  );
}
