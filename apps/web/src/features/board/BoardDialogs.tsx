import type { Tag } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '@/ui/lazy-part';
import type { BoardActions } from './board-actions';
import { useBoard } from './board-context';
import type { BoardSession } from './board-session';
import type { Command } from './CommandPalette';
import type { Dialogs } from './use-dialogs';
import type { useSelection } from './use-selection';

const CardMenu = lazyPart(async () => (await import('./CardMenu')).CardMenu);
const DeleteTaskModal = lazyPart(async () => (await import('./DeleteTaskModal')).DeleteTaskModal);
const TaskFormModal = lazyPart(async () => (await import('./TaskFormModal')).TaskFormModal);
const ShortcutHelp = lazyPart(async () => (await import('./ShortcutHelp')).ShortcutHelp);
const CommandPalette = lazyPart(async () => (await import('./CommandPalette')).CommandPalette);
const ConflictModal = lazyPart(async () => (await import('./ConflictModal')).ConflictModal);
const SelectionBar = lazyPart(async () => (await import('./SelectionBar')).SelectionBar);

interface BoardDialogsProps {
  session: BoardSession;
  actions: BoardActions;
  dialogs: Dialogs;
  selection: ReturnType<typeof useSelection>;
  people: readonly Person[];
  tags: readonly Tag[];
  commands: readonly Command[];
  onOpenTask: (id: string) => void;
}

/** Whatever opens above the board. */
export function BoardDialogs(props: BoardDialogsProps) {
  const { session, actions, dialogs, selection, people, tags, commands, onOpenTask } = props;
  const { dialog, close } = dialogs;
  const { surface } = useBoard();
  const { model, writer } = session;
  const { queue } = useSyncExternalStore(writer.subscribe, writer.getState);
  const hasConflict = queue.some((write) => write.state === 'asking');
  const isMenu = dialog?.kind === 'menu' || dialog?.kind === 'move';
  const [first, ...others] = isMenu ? dialog.taskIds.flatMap((id) => model.task(id) ?? []) : [];
  const doomed = dialog?.kind === 'delete' ? dialog.taskIds.flatMap((id) => model.task(id) ?? []) : [];
  return (
    <>
      <Suspense>
        {isMenu && first && (
          <CardMenu
            tasks={[first, ...others]}
            anchor={dialog.anchor}
            isMoveOnly={dialog.kind === 'move'}
            actions={actions}
            onSelect={selection.toggle}
            onEdit={dialogs.edit}
            onDelete={(id) => dialogs.remove([id])}
            onClose={() => {
              dialogs.closeOnly(dialog);
              if (dialog.anchor.isConnected) dialog.anchor.focus();
            }}
          />
        )}
        {doomed.length > 0 && (
          <DeleteTaskModal
            tasks={doomed}
            onCancel={close}
            onConfirm={() => {
              const ids = doomed.map((task) => task.id);
              const next = surface.nextTo(ids);
              close();
              const [only] = ids;
              if (ids.length > 1) actions.batch(ids, { kind: 'delete' });
              else if (only) actions.remove(only);
              if (next !== undefined) surface.focusTaskLater(next);
            }}
          />
        )}
        {(dialog?.kind === 'add' || dialog?.kind === 'edit') && (
          <TaskFormModal
            taskId={dialog.kind === 'edit' ? dialog.taskId : null}
            model={model}
            people={people}
            tags={tags}
            actions={actions}
            onClose={close}
          />
        )}
        {dialog?.kind === 'help' && <ShortcutHelp onClose={close} />}
        {dialog?.kind === 'palette' && (
          <CommandPalette
            session={session}
            commands={commands}
            onOpenTask={onOpenTask}
            onClose={() => dialogs.closeOnly(dialog)}
          />
        )}
        {hasConflict && <ConflictModal session={session} />}
        {selection.ids.size > 0 && (
          <SelectionBar
            ids={selection.ids}
            people={people}
            tags={tags}
            actions={actions}
            onDelete={() => dialogs.remove([...selection.ids])}
            onClear={selection.clear}
          />
        )}
      </Suspense>
    </>
  );
}
