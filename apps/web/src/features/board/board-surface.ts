import type { Column } from '@tavla/shared/contracts/tasks';
import type { ColumnHandle, Surface } from './columns/drop-marks';

/** The elements of the board that drags and the keyboard work on; each column and chip reports itself. */
export class BoardSurface implements Surface {
  readonly columns = new Map<Column, ColumnHandle>();
  readonly chips = new Map<Column, HTMLElement>();
  board: HTMLElement | null = null;
  /** A card is carried: the keys belong to the drag. */
  isDragging = false;

  /** Returns the way to take it out again. */
  addColumn(column: Column, handle: ColumnHandle): () => void {
    this.columns.set(column, handle);
    return () => {
      if (this.columns.get(column) === handle) this.columns.delete(column);
    };
  }

  /** The card that has the focus, or whose menu or button has. */
  focusedTask(): string | null {
    const card = document.activeElement?.closest<HTMLElement>('[data-task]');
    return card?.dataset.task ?? null;
  }

  /** Focuses a card once it is drawn where it has just been put. */
  focusTaskLater(id: string): void {
    requestAnimationFrame(() => this.focusTask(id));
  }

  /** Scrolls to a card; one that is not in its column yet is waited for, a few frames. */
  revealTask(id: string, frames = 12): void {
    if (!this.scrollTo(id) && frames > 0) requestAnimationFrame(() => this.revealTask(id, frames - 1));
  }

  private scrollTo(id: string): boolean {
    for (const handle of this.columns.values()) {
      const index = handle.ids().indexOf(id);
      if (index < 0) continue;
      handle.reveal(index);
      return true;
    }
    return false;
  }

  /** Scrolls to a card and focuses its title; a card that is not drawn yet is waited for, a few frames. */
  focusTask(id: string, frames = 12): void {
    this.scrollTo(id);
    const title = this.titleOf(id);
    if (title) title.focus({ preventScroll: true });
    else if (frames > 0) requestAnimationFrame(() => this.focusTask(id, frames - 1));
  }

  /** The shown card below the first of these, else above it: where the keyboard goes when they are gone. */
  nextTo(ids: readonly string[]): string | undefined {
    const gone = new Set(ids);
    for (const handle of this.columns.values()) {
      const shown = handle.ids();
      const at = shown.findIndex((id) => gone.has(id));
      if (at >= 0) return shown.slice(at).find((id) => !gone.has(id)) ?? shown[at - 1];
    }
    return undefined;
  }

  titleOf(id: string): HTMLElement | null {
    return document.querySelector(`[data-column] [data-task="${CSS.escape(id)}"] [aria-roledescription]`);
  }
}
