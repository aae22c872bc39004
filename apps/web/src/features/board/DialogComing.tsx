import { Loader } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useEscape } from '@/ui/use-escape';
import classes from './DialogComing.module.css';

interface DialogComingProps {
  label: string;
  /** What is typed into it already. */
  children?: ReactNode;
  onClose: () => void;
}

/** Stands for a dialog whose code or content is on its way: the keys belong to it from the first moment on. */
export function DialogComing({ label, children, onClose }: DialogComingProps) {
  const box = useRef<HTMLDivElement>(null);
  useEscape(true, box, onClose);
  return (
    <div ref={box} role="dialog" aria-label={label} aria-busy className={classes.box}>
      <Loader size={16} color="gray" />
      <span className={classes.text}>{children ?? label}</span>
    </div>
  );
}
