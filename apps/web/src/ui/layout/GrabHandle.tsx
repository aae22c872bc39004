import { type PointerEvent, type RefObject, useRef } from 'react';
import classes from './GrabHandle.module.css';

interface Props {
  /** What moves with the finger. */
  sheet: RefObject<HTMLElement | null>;
  label: string;
  onClose: () => void;
}

/** How far a finger has to pull, in pixels, before letting go closes. */
const enough = 96;
/** Milliseconds; longer than a sheet needs to slide away. */
const closingTime = 240;

/** The handle at the top of a sheet that rises from the bottom: dragged down, or pressed, it closes. */
export function GrabHandle({ sheet, label, onClose }: Props) {
  const start = useRef<number | null>(null);
  const wasDragged = useRef(false);

  const shift = (pixels: number) => {
    const { current } = sheet;
    if (current) current.style.translate = pixels > 0 ? `0 ${pixels}px` : '';
  };
  const onPointerDown = (event: PointerEvent) => {
    start.current = event.clientY;
    wasDragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (start.current === null) return;
    const distance = event.clientY - start.current;
    if (Math.abs(distance) > 4) wasDragged.current = true;
    shift(distance);
  };
  const onPointerEnd = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (from !== null && event.type === 'pointerup' && event.clientY - from > enough) {
      onClose();
      // What asks before it closes may stay.
      setTimeout(() => shift(0), closingTime);
    } else shift(0);
  };
  return (
    <button
      type="button"
      className={classes.handle}
      aria-label={label}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onClick={() => wasDragged.current || onClose()}
    />
  );
}
