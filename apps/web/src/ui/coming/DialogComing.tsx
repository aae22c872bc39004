import type { CSSProperties } from 'react';
import { AboveComing, type ComingProps } from './AboveComing';
import { ComingHead } from './ComingHead';
import classes from './coming.module.css';
import { useComing } from './use-coming';

interface Props extends ComingProps {
  /** About as large as the dialog will be, in pixels. */
  width: number;
  height: number;
  phoneHeight?: number;
  /** What is typed already into the field that the dialog begins with. */
  typed?: string | undefined;
}

/**
 * Stands for a dialog whose code or content is on its way: the keys belong to it from the first moment on. A finger has no
 * Escape, and without a network the code is long in coming.
 */
export function DialogComing({ label, width, height, phoneHeight = height, typed, onClose }: Props) {
  const box = useComing<HTMLDivElement>({ isAbove: true, onClose });
  const size = {
    '--coming-width': `${width}px`,
    '--coming-height': `${height}px`,
    '--coming-phone-height': `${phoneHeight}px`,
  };
  return (
    <AboveComing
      label={label}
      box={box}
      className={classes.dialog}
      style={size as CSSProperties}
      onClose={onClose}
    >
      <ComingHead label={label} onClose={onClose} />
      {typed && <div className={`${classes.typed} ${classes.text}`}>{typed}</div>}
    </AboveComing>
  );
}
