import { Loader } from '@mantine/core';
import { type CSSProperties, type ReactNode, type RefObject, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './coming.module.css';

export interface ComingProps {
  /** The name of what it stands for. */
  label: string;
  onClose: () => void;
}

interface Props extends ComingProps {
  box: RefObject<HTMLDivElement | null>;
  className: string | undefined;
  style?: CSSProperties;
  /** Marks the box as a sheet, or as one with a conversation. */
  mod?: { 'data-sheet'?: true | undefined; 'data-talk'?: true | undefined };
  /** As what it stands for. */
  closeOnClickOutside?: boolean;
  /** The page can be read through what lies over it. */
  isLight?: boolean;
  /** Above the wheel that says that something comes. */
  children: ReactNode;
}

/** A box above the page, which closes at a press beside it unless told otherwise. */
export function AboveComing({ label, onClose, box, children, ...props }: Props) {
  const { className, style, mod, isLight, closeOnClickOutside = true } = props;
  // Among the dialogs that are open, the last of which has the keys; elsewhere it would lose the focus on the way there.
  const [place] = useState(() => document.querySelector('[data-portal]') ?? document.body);
  return createPortal(
    <>
      <div
        aria-hidden
        className={classes.overlay}
        data-light={isLight || undefined}
        onClick={closeOnClickOutside ? onClose : undefined}
      />
      <div
        {...mod}
        ref={box}
        role="dialog"
        aria-modal
        aria-label={label}
        aria-busy
        data-coming
        tabIndex={-1}
        className={`${classes.box} ${className}`}
        style={style}
      >
        {children}
        <Wait />
      </div>
    </>,
    place,
  );
}

export function Wait() {
  return (
    <div className={classes.wait}>
      <Loader size={24} color="gray" />
    </div>
  );
}
