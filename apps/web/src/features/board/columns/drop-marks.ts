import type { Column } from '@tavla/shared/contracts/tasks';
import { lineAt, type Span } from './drop-slot';

/** What a column on the screen lets a drag see of it. */
export interface ColumnHandle {
  /** The whole column: its header and foot are part of the target. */
  section: HTMLElement;
  scroller: HTMLElement;
  /** Moved to where the card will land. */
  line: HTMLElement;
  gap: number;
  /** The ids as shown, and where each of them lies. */
  ids: () => readonly string[];
  spans: () => readonly Span[];
  reveal: (index: number) => void;
}

export interface Surface {
  columns: ReadonlyMap<Column, ColumnHandle>;
  /** On the phone: the chips of the columns, on which a card can be dropped too. */
  chips: ReadonlyMap<Column, HTMLElement>;
  /** Scrolls sideways when the columns do not fit. */
  board: HTMLElement | null;
}

/** Marks the column, or the chip of one that is not on the screen, and the slot in it where the card will land. */
export function drawMarks({ chips, columns }: Surface, target: Column | undefined, slot: number): void {
  for (const [column, chip] of chips) {
    chip.toggleAttribute('data-target', target === column && !columns.has(column));
  }
  for (const [column, { line, spans, gap, section }] of columns) {
    const isTarget = target === column;
    section.toggleAttribute('data-target', isTarget);
    line.hidden = !isTarget;
    if (isTarget) line.style.transform = `translateY(${lineAt(spans(), slot, gap)}px)`;
  }
}

export function clearMarks(surface: Surface): void {
  drawMarks(surface, undefined, 0);
}
