import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { useLiveLists } from '@/entities/live/live-lists';
import { useMe } from '@/entities/me/use-me';
import { TaskActions } from '@/entities/tasks/task-actions';
import { useBoardSession } from '@/entities/tasks/use-board-session';
import type { BoardSession } from '@/entities/tasks/work/board-session';
import { lazyPart } from '@/ui/lazy-part';
import { usePeopleState } from './board-lists';
import { knownTags } from './filters/known-tags';
import { FormComing } from './form/FormComing';
import { useEditAddress } from './form/use-edit-address';
import { usePeople } from './use-people';

const TaskFormModal = lazyPart(async () => (await import('./form/TaskFormModal')).TaskFormModal);
const ConflictModal = lazyPart(async () => (await import('./ConflictModal')).ConflictModal, 'by itself');

/**
 * For pages beside the board: opens the form of the task that the address asks to edit (`?edit=`), and asks about edits
 * that met another one.
 */
export function TaskEditHost() {
  useLiveLists('tasks', 'users');
  const session = useBoardSession();
  const { writer } = session;
  const { queue } = useSyncExternalStore(writer.subscribe, writer.getState);
  const [taskId, setTaskId] = useState<string | null>(null);
  useEditAddress(setTaskId);
  return (
    <>
      {taskId !== null && <Editor taskId={taskId} session={session} onClose={() => setTaskId(null)} />}
      <Suspense>
        {queue.some((write) => write.state === 'asking') && <ConflictModal session={session} />}
      </Suspense>
    </>
  );
}

interface EditorProps {
  taskId: string;
  session: BoardSession;
  onClose: () => void;
}

function Editor({ taskId, session, onClose }: EditorProps) {
  const { model } = session;
  const me = useMe();
  const actions = useMemo(() => new TaskActions(session, me.id, () => undefined), [session, me.id]);
  const people = usePeople();
  const { all } = useSyncExternalStore(model.subscribe, model.getIndex);
  const tags = useMemo(() => knownTags(Object.values(all).flat()), [all]);
  const coming = <FormComing onClose={onClose} />;
  // The form shows the person that it starts from: before that one is known it would show nobody.
  const assigneeId = model.task(taskId)?.userId;
  if (usePeopleState() === 'coming' && assigneeId && !people.byId.has(assigneeId)) return coming;
  return (
    <Suspense fallback={coming}>
      <TaskFormModal
        taskId={taskId}
        model={model}
        people={people.active}
        tags={tags}
        actions={actions}
        onClose={onClose}
      />
    </Suspense>
  );
}
