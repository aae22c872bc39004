import type { Tag } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonSession } from '@/entities/session/person-session-context';
import { hasRefused } from '@/entities/tasks/refused-task';
import type { TaskActions } from '@/entities/tasks/task-actions';
import type { BoardSession } from '@/entities/tasks/work/board-session';
import { DialogComing } from '@/ui/coming/DialogComing';
import { SearchComing } from '@/ui/coming/SearchComing';
import { lazyPart } from '@/ui/lazy-part';
import { useBoard } from './board-context';
import { usePeopleState } from './board-lists';
import { CardMenuHost } from './card/CardMenuHost';
import { FormComing } from './form/FormComing';
import type { Command } from './keyboard/CommandPalette';
import type { useSelection } from './keyboard/use-selection';
import { useTypedAhead } from './keyboard/use-typed-ahead';
import type { Dialogs } from './use-dialogs';

const DeleteTaskModal = lazyPart(async () => (await import('./DeleteTaskModal')).DeleteTaskModal);
const TaskFormModal = lazyPart(async () => (await import('./form/TaskFormModal')).TaskFormModal);
const ShortcutHelp = lazyPart(async () => (await import('./keyboard/ShortcutHelp')).ShortcutHelp);
const CommandPalette = lazyPart(async () => (await import('./keyboard/CommandPalette')).CommandPalette);
const ConflictModal = lazyPart(async () => (await import('./ConflictModal')).ConflictModal, 'by itself');
const SelectionBar = lazyPart(async () => (await import('./keyboard/SelectionBar')).SelectionBar);

interface BoardDialogsProps {
  session: BoardSession;
  actions: TaskActions;
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
  const { t } = useTranslation('board');
  const { dialog, close } = dialogs;
  const { surface, people: byId } = useBoard();
  const { model, writer } = session;
  const { queue } = useSyncExternalStore(writer.subscribe, writer.getState);
  const hasConflict = queue.some((write) => write.state === 'asking');
  const [query, setQuery] = useTypedAhead(dialog?.kind === 'palette');
  const [title] = useTypedAhead(dialog?.kind === 'add');
  const formComing = <FormComing isNew={dialog?.kind === 'add'} typed={title} onClose={close} />;
  // The form shows the person that it starts from: before that one is known it would show nobody.
  const { kept } = usePersonSession();
  const assigneeId = dialog?.kind === 'edit' && model.task(dialog.taskId)?.userId;
  const isAssigneeComing =
    usePeopleState() === 'coming' && ((assigneeId && !byId.has(assigneeId)) || hasRefused(kept));
  const doomed = dialog?.kind === 'delete' ? dialog.taskIds.flatMap((id) => model.task(id) ?? []) : [];
  const isPointless = dialog?.kind === 'delete' && doomed.length === 0;
  // Others have deleted them: when they bring them back, nobody is asked anew.
  useEffect(() => {
    if (isPointless) close();
  }, [isPointless, close]);
  return (
    <>
      {(dialog?.kind === 'menu' || dialog?.kind === 'move') && (
        <CardMenuHost
          dialog={dialog}
          actions={actions}
          onSelect={selection.toggle}
          onEdit={dialogs.edit}
          onDelete={(id) => dialogs.remove([id])}
          onClose={() => dialogs.closeOnly(dialog)}
        />
      )}
      {doomed.length > 0 && (
        <Suspense
          fallback={
            <DialogComing
              label={t('card.delete')}
              width={440}
              height={170}
              phoneHeight={189}
              onClose={close}
            />
          }
        >
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
        </Suspense>
      )}
      {(dialog?.kind === 'add' || dialog?.kind === 'edit') &&
        (isAssigneeComing ? (
          formComing
        ) : (
          <Suspense fallback={formComing}>
            <TaskFormModal
              taskId={dialog.kind === 'edit' ? dialog.taskId : null}
              typedAhead={title}
              model={model}
              people={people}
              tags={tags}
              actions={actions}
              onClose={close}
            />
          </Suspense>
        ))}
      {dialog?.kind === 'help' && (
        <Suspense
          fallback={
            <DialogComing label={t('help')} width={640} height={748} phoneHeight={760} onClose={close} />
          }
        >
          <ShortcutHelp onClose={close} />
        </Suspense>
      )}
      {dialog?.kind === 'palette' && (
        <Suspense
          fallback={
            <SearchComing
              label={t('palette.title')}
              text={query}
              placeholder={t('palette.placeholder')}
              onClose={close}
            />
          }
        >
          <CommandPalette
            session={session}
            commands={commands}
            query={query}
            onQuery={setQuery}
            onOpenTask={onOpenTask}
            onClose={() => dialogs.closeOnly(dialog)}
          />
        </Suspense>
      )}
      <Suspense>{hasConflict && <ConflictModal session={session} />}</Suspense>
      <Suspense>
        {selection.ids.size > 0 && (
          <SelectionBar
            ids={selection.ids}
            people={people}
            tags={tags}
            actions={actions}
            onDelete={() => dialogs.remove([...selection.ids])}
            onClear={() => {
              const last = [...selection.ids].at(-1);
              // The bar goes with the focus.
              if (last !== undefined) surface.focusTask(last);
              selection.clear();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
