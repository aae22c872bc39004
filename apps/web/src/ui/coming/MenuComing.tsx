import { type CSSProperties, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { AnchorBox } from '../anchor-box';
import { type ComingProps, Wait } from './AboveComing';
import classes from './coming.module.css';
import { useComing } from './use-coming';

interface Props extends ComingProps {
  /** Where what opened it was. */
  anchor: AnchorBox;
  /** About as large as the menu will be, in pixels. */
  width: number;
  height: number;
  /** Begins where the anchor begins, and does not end where that ends. */
  isAtStart?: boolean;
  /** Has the focus after it where what opened it is gone. */
  instead?: () => HTMLElement | null;
}

/** Stands for a menu whose code is on its way. A press beside it closes it, as it does the menu. */
export function MenuComing({ label, onClose, instead, ...place }: Props) {
  const box = useComing<HTMLDivElement>({ isAbove: true, onClose, instead });
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [box]);
  return createPortal(
    <div
      ref={box}
      role="menu"
      aria-label={label}
      aria-busy
      data-coming
      tabIndex={-1}
      className={classes.menu}
      style={placed(place)}
    >
      <Wait />
    </div>,
    document.body,
  );
}

/** Pixels between a menu and what it hangs on, and between it and the edge of the window. */
const [gap, edge] = [8, 5];

/** Where the menu will be: below its anchor, or above where there is room only there. */
function placed({
  anchor,
  width,
  height,
  isAtStart = false,
}: Omit<Props, 'label' | 'onClose'>): CSSProperties {
  const { innerWidth, innerHeight } = window;
  const left = isAtStart ? anchor.left : anchor.left + anchor.width - width;
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - height;
  return {
    width,
    height,
    left: Math.max(edge, Math.min(left, innerWidth - width - edge)),
    top: below + height > innerHeight && above >= 0 ? above : below,
  };
}
