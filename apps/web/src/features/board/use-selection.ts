import { batchMax } from '@tavla/shared/limits';
import { useCallback, useMemo, useState } from 'react';
import type { BoardModel } from './board-model';
import { extendTo, keepExisting, noSelection, type Selection, toggle } from './selection';

/** The selected cards; those that are gone fall out by themselves. */
export function useSelection(model: BoardModel, revision: unknown) {
  const [stored, setStored] = useState<Selection>(noSelection);
  // `revision` changes with the board, and with it which cards exist.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const selection = useMemo(
    () => keepExisting(stored, (id) => model.task(id) !== undefined),
    [stored, model, revision],
  );
  const set = useCallback((change: (now: Selection) => Selection) => {
    setStored((now) => {
      const next = change(now);
      return next.ids.size > batchMax ? now : next;
    });
  }, []);
  const toggleOne = useCallback((id: string) => set((now) => toggle(now, id)), [set]);
  const extend = useCallback((id: string) => set((now) => extendTo(now, id, model.order())), [set, model]);
  const clear = useCallback(() => setStored(noSelection), []);
  return { ids: selection.ids, toggle: toggleOne, extend, clear };
}
