import { CloseButton, Loader } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEscape } from '@/ui/use-escape';
import classes from './DialogComing.module.css';

interface DialogComingProps {
  label: string;
  /** What is typed into it already. */
  children?: ReactNode;
  onClose: () => void;
}

/**
 * Stands for a dialog whose code or content is on its way: the keys belong to it from the first moment on. A finger has no
 * Escape, and without a network the code is long in coming.
 */
export function DialogComing({ label, children, onClose }: DialogComingProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEscape(true, box, onClose);
  return (
    <div ref={box} role="dialog" aria-label={label} aria-busy className={classes.box}>
      <Loader size={16} color="gray" />
      <span className={classes.text}>{children ?? label}</span>
      <CloseButton aria-label={t('close')} onClick={onClose} />
    </div>
  );
}
