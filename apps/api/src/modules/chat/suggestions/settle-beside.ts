import type pg from 'pg';
import type { Actor } from '@/db/events/change';
import { emitWith } from '@/db/events/emit-with';
import { sqlOfClient } from '@/db/run-sql';
import { endReminder, remind } from '@/modules/inbox/remind';
import { messageEvent } from '../message.presenter';
import { deleteComment, findQuotingIds, insertComment } from '../messages/messages-by-driver.repo';
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
    const { after } = change;
    if (to === 'applied') {
      await insertComment(sqlOfClient(client), organizationId, {
        ...{ id, taskId, actor, content: after.message },
      });
      await tellMessageWith(client, organizationId, id, 'create');
    } else if (!(await takeBackComment(client, organizationId, id))) left.add(id);
  }
  return left;
}

/** @returns whether it is gone */
async function takeBackComment(client: pg.PoolClient, organizationId: string, id: string): Promise<boolean> {
  const run = sqlOfClient(client);
  const was = await deleteComment(run, organizationId, id);
  if (was === 'deleted') {
    await emitWith(client, organizationId, messageEvent('delete', { id }, ofTicket, null));
    for (const quoting of await findQuotingIds(run, organizationId, id))
      await tellMessageWith(client, organizationId, quoting);
  }
  return was !== 'edited';
}
