import type { CSSProperties } from 'react';

/** The style of an element that lies where an anchor was. */
export type AnchorBox = CSSProperties & Record<'top' | 'left' | 'width' | 'height', number>;

/** Where the anchor is now: a menu opens at it, and stays when the anchor moves or goes. */
export function anchorBox(anchor: HTMLElement): AnchorBox {
  const { top, left, width, height } = anchor.getBoundingClientRect();
  return { position: 'fixed', pointerEvents: 'none', top, left, width, height };
}
