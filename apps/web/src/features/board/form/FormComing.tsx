import { useTranslation } from 'react-i18next';
import { DialogComing } from '@/ui/coming/DialogComing';

interface Props {
  isNew?: boolean;
  /** The title, as far as it is typed. */
  typed?: string;
  onClose: () => void;
}

/** Stands for the form of a task. */
export function FormComing({ isNew = false, typed, onClose }: Props) {
  const { t } = useTranslation('board');
  return (
    <DialogComing
      label={t(isNew ? 'form.addTitle' : 'form.editTitle')}
      width={560}
      height={565}
      phoneHeight={720}
      typed={typed}
      onClose={onClose}
    />
  );
}
