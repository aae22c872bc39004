import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useHighlights } from '@/entities/tasks/highlights';
import type { TaskWriter } from '@/entities/tasks/work/task-writer';
import { touchedIds } from '@/entities/tasks/work/write-queue';
import { CardStatesContext } from './card-states';

interface CardStatesProviderProps {
  writer: TaskWriter;
  selected: ReadonlySet<string>;
  children: ReactNode;
}

/**
 * Tells the columns which cards are selected, just changed, or wait to be saved. Apart from the page, so that
 * a highlight that comes and goes draws cards and nothing else.
 */
export function CardStatesProvider({ writer, selected, children }: CardStatesProviderProps) {
  const highlights = useHighlights();
  const { queue, isWaiting } = useSyncExternalStore(writer.subscribe, writer.getState);
  const states = useMemo(
    () => ({
      selected,
      highlighted: new Set(Object.keys(highlights)),
      // While answers come at once there is nothing to mark.
      waiting: isWaiting ? touchedIds(queue) : new Set<string>(),
    }),
    [selected, highlights, queue, isWaiting],
  );
  return <CardStatesContext value={states}>{children}</CardStatesContext>;
}
