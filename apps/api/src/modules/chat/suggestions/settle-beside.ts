import type pg from 'pg';
import type { Actor } from '@/db/events/change';
import { emitWith } from '@/db/events/emit-with';
import { sqlOfClient } from '@/db/run-sql';
import { endReminder, remind } from '@/modules/inbox/remind';
import { mentionPeople, unmentionPeople } from '@/modules/inbox/tell-mentioned';
import { findMentions } from '../mentions/find-mentions';
import { messageEvent } from '../message.presenter';
import {
  deleteComment,
  findQuotingIds,
  insertComment,
  lockComment,
} from '../messages/messages-by-driver.repo';
import { tellMessageWith } from '../messages/tell-message-with';
import type { KeptChange } from './suggestion';

/** That a message is gone is for everybody: its id says nothing. */
const ofTicket = { threadUserId: null };

/**
 * Does what changes no task: writes the comments among the changes that are made, as messages of whoever says so, and
 * sets the reminders; or takes them back.
 * @returns the ids of changes that could not be: a reminder of somebody who is not there to be reminded, a comment that
 * was edited since
 */
export async function settleBeside(
  client: pg.PoolClient,
  organizationId: string,
  actor: Actor,
  changes: readonly KeptChange[],
  to: KeptChange['state'],
): Promise<ReadonlySet<string>> {
  const left = new Set<string>();
  for (const change of changes) {
    const { id, taskId } = change;
    if (change.kind === 'remind') {
      const by = { byId: actor.id, byName: actor.name };
      if (to !== 'applied') await endReminder(client, organizationId, id);
      else if (!(await remind(client, organizationId, { id, taskId, ...change.after, ...by }))) left.add(id);
    }
    if (change.kind !== 'comment') continue;
    if (to === 'applied') {
      await writeComment(client, organizationId, actor, { id, taskId, content: change.after.message });
    } else if (!(await takeBackComment(client, organizationId, id))) left.add(id);
  }
  return left;
}

/** A message as if its author had typed it: whom it mentions is told. */
async function writeComment(
  client: pg.PoolClient,
  organizationId: string,
  actor: Actor,
  { id, taskId, content }: { id: string; taskId: string; content: string },
): Promise<void> {
  const run = sqlOfClient(client);
  const { mentions } = await findMentions(run, organizationId, taskId, content, []);
  await insertComment(run, organizationId, { id, taskId, actor, content, mentions });
  const userIds = mentions.map(({ userId }) => userId);
  const entries = await mentionPeople(run, organizationId, { id, taskId, authorId: actor.id, userIds });
  await tellMessageWith(client, organizationId, id, 'create');
  if (entries.length > 0) await emitWith(client, organizationId, ...entries);
}

/** @returns whether it is gone; one that was edited stays, since nobody else keeps its words */
async function takeBackComment(client: pg.PoolClient, organizationId: string, id: string): Promise<boolean> {
  const run = sqlOfClient(client);
  const found = await lockComment(run, organizationId, id);
  if (!found || found.isEdited) return !found;
  const entries = await unmentionPeople(run, organizationId, id);
  await deleteComment(run, organizationId, id);
  await emitWith(client, organizationId, messageEvent('delete', { id }, ofTicket, null), ...entries);
  for (const quoting of await findQuotingIds(run, organizationId, id))
    await tellMessageWith(client, organizationId, quoting);
  return true;
}
