import { notifications } from '@mantine/notifications';
import { batchMax } from '@tavla/shared/limits';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { BoardModel } from '@/entities/tasks/work/board-model';
import { i18n } from '@/i18n/i18n';
import { extendTo, keepExisting, noSelection, type Selection, toggle } from './selection';

/** The selected cards; those that are gone, or that the filters hide, fall out: nobody deletes what is not seen. */
export function useSelection(model: BoardModel, revision: unknown) {
  const [stored, setStored] = useState<Selection>(noSelection);
  // `revision` changes with the board, and with it which cards are shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const selection = useMemo(() => keepExisting(stored, (id) => model.isShown(id)), [stored, model, revision]);
  const latest = useRef(selection);
  latest.current = selection;
  const set = useCallback((change: (now: Selection) => Selection) => {
    const next = change(latest.current);
    if (next.ids.size > batchMax) {
      notifications.show({
        id: 'too-many-selected',
        message: i18n.t('board:select.tooMany', { max: batchMax, count: next.ids.size }),
      });
      return;
    }
    latest.current = next;
    setStored(next);
  }, []);
  const toggleOne = useCallback((id: string) => set((now) => toggle(now, id)), [set]);
  const extend = useCallback((id: string) => set((now) => extendTo(now, id, model.order())), [set, model]);
  const clear = useCallback(() => setStored(noSelection), []);
  return { ids: selection.ids, toggle: toggleOne, extend, clear };
}
