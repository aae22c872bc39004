import { fieldsOnWire, initialFields } from '@tavla/shared/task-fields';
import { v7 as newId } from 'uuid';
import type { Change } from '@/db/events/change';
import { findActive } from '@/modules/users/check-references';
import { taskEvent } from '../task.presenter';
import { positionsBetween } from '../task-position';
import type { TaskRow } from '../task-row';
import { newTask } from './create-task';
import { insertTasks } from './many-tasks.repo';

/** A task that a meeting asks for. */
export interface Proposal {
  id: string;
  title: string;
  endDate: string | null;
  userId: string | null;
  origin: { audioId: string; startMs: number; quote: string };
}

const titleMax = 150;

/**
 * Puts proposals at the top of the column Pending, waiting for approval, in their order. Part of the
 * caller's transaction; `by` is told as the author of the story's first line. Whoever is blocked is given none.
 */
export async function proposeTasks(
  { prisma, emit }: Change,
  organizationId: string,
  by: string,
  proposals: readonly Proposal[],
): Promise<void> {
  if (proposals.length === 0) return;
  const first = await prisma.task.findFirst({
    where: { column: 'pending' },
    orderBy: { position: 'asc' },
    select: { position: true },
  });
  const positions = positionsBetween({ lower: null, upper: first?.position ?? null }, proposals.length);
  const owners = proposals.flatMap(({ userId }) => userId ?? []);
  const active = await findActive({ prisma }, owners);
  const now = new Date();
  const saves = proposals.map(({ id, title, endDate, userId, origin }, index) => {
    const { customField, ...fields } = fieldsOnWire({
      ...initialFields,
      title: title.slice(0, titleMax),
      endDate,
      userId: active.has(userId) ? userId : null,
    });
    const input = { ...fields, customField: { ...customField, status: 'on-approval' as const } };
    const save = newTask(id, input, { lower: null, upper: null }, null, now);
    const row: TaskRow = {
      ...save.after,
      position: positions[index] ?? save.after.position,
      originAudioId: origin.audioId,
      originStartMs: origin.startMs,
      originQuote: origin.quote,
    };
    return { row, edits: save.edits };
  });
  await insertTasks(
    prisma,
    organizationId,
    saves.map(({ row }) => row),
  );
  await prisma.taskEdit.createMany({
    data: saves.flatMap(({ edits }) =>
      edits.map((edit) => ({
        ...edit,
        id: newId(),
        organizationId,
        actorId: null,
        actorName: by,
        createdAt: now,
        changes: edit.changes,
      })),
    ),
  });
  emit(...saves.map(({ row }) => taskEvent('create', row)));
}
