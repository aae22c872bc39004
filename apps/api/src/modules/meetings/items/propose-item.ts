import type { ActionItem } from '@tavla/shared/meetings/action-items';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { sqlOfClient, sqlOfPrisma } from '@/db/run-sql';
import { notFound } from '@/http/errors/errors';
import { askAttendees } from '@/modules/inbox/ask-attendees';
import { isTaskKept } from '@/modules/tasks/read/is-task-kept';
import { untilSaved } from '@/modules/tasks/until-saved';
import { changeSeveral } from '@/modules/tasks/write/change-several';
import { holdTasks } from '@/modules/tasks/write/hold-tasks';
import { lockMeeting } from '../meetings.repo';
import { itemsEvent, presentItem } from './item.presenter';
import { type ItemKey, saveItem } from './items.repo';
import { openStanding } from './open-item';
import { putOnBoard } from './propose-items';

/**
 * Puts a possible task on the board as a proposal, also one that was put aside; one that was withdrawn comes back with
 * what people have made of it. One that is there stays as it is.
 * @throws HttpError 404
 */
export function proposeItem(db: CompanyDb, actor: Actor, key: ItemKey): Promise<ActionItem> {
  return untilSaved(async () => {
    const proposed = await proposeNow(db, key);
    if (!proposed) await restoreProposal(db, actor, key);
    return proposed;
  });
}

/** Undefined where what it proposed lies in the trash. */
function proposeNow(db: CompanyDb, key: ItemKey): Promise<ActionItem | undefined> {
  return change(db, async (transaction) => {
    const { prisma, emit, organizationId } = transaction;
    const run = sqlOfPrisma(prisma);
    // The meeting first, as the steps of its transcription lock it.
    const meeting = await lockMeeting(prisma, organizationId, key.audioId);
    const item = await openStanding(run, organizationId, key);
    if (!meeting) throw notFound('item');
    const { proposalId } = item;
    const isBack = item.taskId !== null && item.taskId === proposalId;
    if (item.taskId !== null && !isBack) return presentItem(item);
    if (!isBack && proposalId !== null && (await isTaskKept(run, organizationId, proposalId)))
      return undefined;
    const [taskId = null] = isBack ? [proposalId] : await putOnBoard(transaction, meeting, [item]);
    const row = await saveItem(run, organizationId, { ...item, taskId, proposalId: null, dismissedAt: null });
    await askAttendees(transaction, meeting.id);
    emit(itemsEvent(meeting.id, [row]));
    return presentItem(row);
  });
}

/** Restores what an item proposed from the trash; where it has an owner by now, it is given to them. */
function restoreProposal(db: CompanyDb, actor: Actor, key: ItemKey): Promise<void> {
  return changeSeveral(db, actor, async (client) => {
    const item = await openStanding(sqlOfClient(client), db.organizationId, key);
    const { proposalId: taskId, ownerId } = item;
    const version = taskId && (await holdTasks(db, client, [taskId])).get(taskId)?.version;
    const finish = async () => undefined;
    if (item.taskId !== null || !taskId || !version) return { works: [], finish };
    const given = { kind: 'edit', taskId, values: { userId: ownerId }, version } as const;
    return { works: [{ kind: 'restore', taskId, version }, ...(ownerId ? [given] : [])], finish };
  });
}
