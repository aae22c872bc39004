import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DialogComing.module.css';

interface DialogComingProps {
  label: string;
  /** What is typed into it already. */
  children?: ReactNode;
}

/** Stands for a dialog while its code loads: the keys belong to it from the first moment, as nothing else's. */
export function DialogComing({ label, children }: DialogComingProps) {
  return (
    <div role="dialog" aria-label={label} aria-busy className={classes.box}>
      <Loader size={16} color="gray" />
      <span className={classes.text}>{children ?? label}</span>
    </div>
  );
}
