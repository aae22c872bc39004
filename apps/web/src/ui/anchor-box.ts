import type { CSSProperties } from 'react';

/** The style of an element that lies where the anchor was: a menu opens at it, and stays when the anchor moves. */
export function anchorBox(anchor: HTMLElement): CSSProperties {
  const { top, left, width, height } = anchor.getBoundingClientRect();
  return { position: 'fixed', pointerEvents: 'none', top, left, width, height };
}
