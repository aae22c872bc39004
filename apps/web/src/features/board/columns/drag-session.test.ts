import type { Column } from '@tavla/shared/contracts/tasks';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DragSession } from './drag-session';
import type { ColumnHandle, Surface } from './drop-marks';

const nowhere = { left: 0, right: 0, top: 0, bottom: 0 };

/** Two columns on a screen without pixels, whose cards others move. */
function aBoard(todo: readonly string[], done: readonly string[]) {
  const cards: Partial<Record<Column, readonly string[]>> = { todo, done };
  const handle = (column: Column) => {
    const line = { hidden: true, style: {} };
    const scroller = { scrollTop: 0, getBoundingClientRect: () => nowhere };
    const section = { toggleAttribute: () => false };
    const ids = () => cards[column] ?? [];
    return { section, scroller, line, gap: 8, ids, spans: () => [], reveal: () => undefined };
  };
  const columns = new Map((['todo', 'done'] as const).map((column) => [column, handle(column)]));
  const surface: Surface = {
    columns: columns as unknown as ReadonlyMap<Column, ColumnHandle>,
    chips: new Map(),
    board: null,
  };
  return { cards, surface };
}

beforeEach(() => {
  vi.stubGlobal('window', { removeEventListener: () => undefined });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

const others = fc.uniqueArray(fc.constantFrom(...'abcdef'), { maxLength: 6 });
const keys = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'), { maxLength: 4 });
/** For each card whether it goes, and who comes in above it. */
const comings = fc.array(fc.record({ goes: fc.boolean(), comes: fc.boolean() }), {
  minLength: 8,
  maxLength: 8,
});
const turn = fc.record({ keys, comings });

/** The column after others have taken cards out of it and put new ones in; the card that is dragged stays. */
function changed(
  ids: readonly string[],
  comings: readonly { goes: boolean; comes: boolean }[],
  round: number,
) {
  return [...ids, undefined].flatMap((id, at) => {
    const { goes = false, comes = false } = comings[at] ?? {};
    const stays = id !== undefined && (id === 'x' || !goes);
    return [...(comes ? [`${round}-${at}`] : []), ...(stays ? [id] : [])];
  });
}

test('a card that is moved by keyboard stays between the cards it was last said to be between', () => {
  fc.assert(
    fc.property(others, others, fc.nat(6), fc.array(turn, { maxLength: 3 }), (todo, done, at, turns) => {
      const own = todo.toSpliced(at, 0, 'x');
      const { cards, surface } = aBoard(
        own,
        done.map((id) => id.toUpperCase()),
      );
      const session = new DragSession(surface, new Set(['x']), { column: 'todo', index: own.indexOf('x') });
      const look = () => {
        const { column, index } = session.target;
        const ids = cards[column] ?? [];
        const staying = ids.filter((id) => id !== 'x');
        const isOwn = ids.includes('x') && ids.indexOf('x') === index;
        return { column, index, ids, isOwn, above: staying[index - 1], below: staying[index] };
      };
      let said = look();
      for (const [round, { keys, comings }] of turns.entries()) {
        for (const key of keys) session.stepTo(key);
        if (keys.length) said = look();
        cards.todo = changed(cards.todo ?? [], comings, round);
        cards.done = changed(cards.done ?? [], comings.toReversed(), round);
        const after = look();
        expect(after.column).toBe(said.column);
        const has = (id: string | undefined) => id !== undefined && after.ids.includes(id);
        if (said.isOwn) expect(after.isOwn, 'where it stands it is no move').toBe(true);
        else if (has(said.above)) expect(after.above).toBe(said.above);
        else if (has(said.below)) expect(after.below).toBe(said.below);
        else expect(after.index).toBeLessThan(session.places(after.column));
      }
      const last = session.target;
      expect(session.end()).toEqual(last);
    }),
  );
});
