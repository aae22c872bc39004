import type { ElementType } from 'react';
import { type ComingProps, Wait } from './AboveComing';
import { ComingHead } from './ComingHead';
import classes from './coming.module.css';
import { useComing } from './use-coming';

interface Props extends ComingProps {
  as: 'aside' | 'section';
  className: string | undefined;
  /** It will hold a conversation, with a head above it. */
  isTalk?: boolean;
  /** Has the focus after it where what opened it is gone. */
  opener?: () => HTMLElement | null;
}

/** Stands for a part of the page whose code is on its way. The focus may leave it, since nothing lies below it. */
export function PanelComing({ as, label, className, isTalk, opener, onClose }: Props) {
  const Element: ElementType = as;
  const box = useComing<HTMLElement>({ isAbove: false, onClose, instead: opener });
  return (
    <Element
      ref={box}
      aria-label={label}
      aria-busy
      data-coming
      data-talk={isTalk}
      tabIndex={-1}
      className={`${className} ${classes.panel}`}
    >
      {isTalk && <ComingHead label={label} isTalk onClose={onClose} />}
      <Wait />
    </Element>
  );
}
