import { type Column, columns } from '@tavla/shared/contracts/tasks';
import type { DropTarget } from '@/entities/tasks/task-actions';
import { clearMarks, drawMarks, type Surface } from './drop-marks';
import { lineAt, scrollSpeed, slotAt } from './drop-slot';
import { indexAt, neighboursAt, placesIn, type SlotNeighbours, slotBetween, slotOf } from './drop-target';

/**
 * One drag from pickup to drop. It works on the elements themselves, once a frame and outside of React, so
 * that following the pointer costs the same on a board of ten cards and of ten thousand.
 */
export class DragSession {
  private pointer: { x: number; y: number } | null = null;
  private frame = 0;
  private last = 0;
  private aimed: DropTarget;
  /** Around the slot that was last aimed at by keyboard: others may change the column before the next key. */
  private neighbours: SlotNeighbours;

  constructor(
    private readonly surface: Surface,
    private readonly moving: ReadonlySet<string>,
    origin: DropTarget,
  ) {
    this.aimed = origin;
    this.neighbours = this.neighboursOf(origin);
  }

  /** Where the cards would land now. A pointer is looked under anew; by keyboard the slot moves with its neighbours. */
  get target(): DropTarget {
    if (this.pointer) return this.aimed;
    const { column } = this.aimed;
    const ids = this.idsIn(column);
    const slot = slotBetween(ids, this.neighbours, this.slotOf(this.aimed));
    return { column, index: indexAt(ids, this.moving, slot) };
  }

  /** Follows the mouse or the finger from here on. */
  follow(x: number, y: number): void {
    this.pointer = { x, y };
    window.addEventListener('mousemove', this.onMouse, { passive: true });
    window.addEventListener('touchmove', this.onTouch, { passive: true });
    this.last = performance.now();
    this.frame = requestAnimationFrame(this.step);
  }

  get isByKeyboard(): boolean {
    return this.pointer === null;
  }

  /** One arrow key: the next slot, or the same slot of the next column. Gives where the card is now drawn. */
  stepTo(code: string): { x: number; y: number } | null {
    const { column, index } = this.target;
    if (code === 'ArrowUp' || code === 'ArrowDown') {
      this.aim(column, index + (code === 'ArrowUp' ? -1 : 1));
    } else {
      const beside = columns[columns.indexOf(column) + (code === 'ArrowLeft' ? -1 : 1)];
      this.aim(beside ?? column, index);
    }
    return this.drawAndReveal();
  }

  /** In how many places of a column the cards can land, to say "3 of 12". */
  places(column: Column): number {
    return placesIn(this.idsIn(column), this.moving);
  }

  /** Follows nothing any more; the target stays what it is. */
  end(): DropTarget {
    cancelAnimationFrame(this.frame);
    window.removeEventListener('mousemove', this.onMouse);
    window.removeEventListener('touchmove', this.onTouch);
    // The pointer may have moved since the last frame.
    if (this.pointer) this.look(this.pointer.x, this.pointer.y);
    clearMarks(this.surface);
    this.aimed = this.target;
    this.neighbours = { above: undefined, below: undefined };
    return this.aimed;
  }

  private onMouse = (event: MouseEvent) => {
    this.pointer = { x: event.clientX, y: event.clientY };
  };

  private onTouch = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (touch) this.pointer = { x: touch.clientX, y: touch.clientY };
  };

  private step = (now: number) => {
    const seconds = Math.min(0.05, (now - this.last) / 1000);
    this.last = now;
    if (this.pointer) {
      this.scroll(this.pointer.x, this.pointer.y, seconds);
      this.look(this.pointer.x, this.pointer.y);
      this.draw();
    }
    this.frame = requestAnimationFrame(this.step);
  };

  private scroll(x: number, y: number, seconds: number): void {
    const handle = this.surface.columns.get(this.aimed.column);
    if (handle) {
      const { top, bottom } = handle.scroller.getBoundingClientRect();
      const speed = scrollSpeed(y, top, bottom);
      if (speed) handle.scroller.scrollTop += speed * seconds;
    }
    const { board } = this.surface;
    if (!board || board.scrollWidth <= board.clientWidth) return;
    const { left, right } = board.getBoundingClientRect();
    const speed = scrollSpeed(x, left, right);
    if (speed) board.scrollLeft += speed * seconds;
  }

  /** Aims at what lies under the pointer; outside of everything the last target stays. */
  private look(x: number, y: number): void {
    for (const [column, chip] of this.surface.chips) {
      if (contains(chip.getBoundingClientRect(), x, y)) {
        this.aimed = { column, index: 0 };
        return;
      }
    }
    for (const [column, handle] of this.surface.columns) {
      const { left, right } = handle.section.getBoundingClientRect();
      if (x < left || x > right) continue;
      const top = handle.scroller.getBoundingClientRect().top;
      const slot = slotAt(handle.spans(), y - top + handle.scroller.scrollTop);
      this.aimed = { column, index: indexAt(handle.ids(), this.moving, slot) };
      return;
    }
  }

  private aim(column: Column, index: number): void {
    this.aimed = { column, index: Math.max(0, Math.min(index, this.places(column) - 1)) };
    this.neighbours = this.neighboursOf(this.aimed);
  }

  private neighboursOf(target: DropTarget): SlotNeighbours {
    return neighboursAt(this.idsIn(target.column), this.slotOf(target));
  }

  private idsIn(column: Column): readonly string[] {
    return this.surface.columns.get(column)?.ids() ?? [];
  }

  private slotOf({ column, index }: DropTarget): number {
    return slotOf(this.idsIn(column), this.moving, index);
  }

  private drawAndReveal(): { x: number; y: number } | null {
    this.draw();
    const { column } = this.aimed;
    const handle = this.surface.columns.get(column);
    if (!handle) return corner(this.surface.chips.get(column));
    const slot = this.slotOf(this.aimed);
    handle.reveal(Math.min(slot, handle.ids().length - 1));
    const { left, top, bottom } = handle.scroller.getBoundingClientRect();
    const y = top - handle.scroller.scrollTop + lineAt(handle.spans(), slot, handle.gap);
    return { x: left + handle.gap * 2, y: Math.max(top, Math.min(y, bottom - handle.gap * 8)) };
  }

  private draw(): void {
    const { target } = this;
    drawMarks(this.surface, target.column, this.slotOf(target));
  }
}

function contains({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function corner(element: HTMLElement | undefined): { x: number; y: number } | null {
  if (!element) return null;
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom };
}
