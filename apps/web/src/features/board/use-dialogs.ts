import { useMemo, useState } from 'react';

export type Dialog =
  | { kind: 'add' }
  | { kind: 'edit'; taskId: string }
  | { kind: 'delete'; taskIds: readonly string[] }
  /** The card's menu; `move` when only the places are asked for, perhaps for several cards. */
  | { kind: 'menu' | 'move'; taskIds: readonly string[]; anchor: HTMLElement }
  | { kind: 'help' }
  | { kind: 'palette' };

/** Which dialog of the board is open: one at a time. */
export function useDialogs() {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  return useMemo(
    () => ({
      dialog,
      add: () => setDialog({ kind: 'add' }),
      edit: (taskId: string) => setDialog({ kind: 'edit', taskId }),
      remove: (taskIds: readonly string[]) => setDialog({ kind: 'delete', taskIds }),
      menu: (taskId: string, anchor: HTMLElement) => setDialog({ kind: 'menu', taskIds: [taskId], anchor }),
      move: (taskIds: readonly string[], anchor: HTMLElement) => setDialog({ kind: 'move', taskIds, anchor }),
      help: () => setDialog({ kind: 'help' }),
      palette: () => setDialog({ kind: 'palette' }),
      close: () => setDialog(null),
      /** Closes this one, unless what was chosen in it has opened another. */
      closeOnly: (own: Dialog) => setDialog((now) => (now === own ? null : now)),
    }),
    [dialog],
  );
}

export type Dialogs = ReturnType<typeof useDialogs>;
