import type pg from 'pg';
import type { Actor } from '@/db/events/change';
import { emitWith } from '@/db/events/emit-with';
import { sqlOfClient } from '@/db/run-sql';
import { endReminder, remind } from '@/modules/inbox/remind';
import { messageEvent } from '../message.presenter';
import { deleteComment, insertComment } from '../messages/messages-by-driver.repo';
import { tellMessageWith } from '../messages/tell-message-with';
import type { KeptChange } from './suggestion';

/** That a message is gone is for everybody: its id says nothing. */
const ofTicket = { threadUserId: null };

/**
 * Does what changes no task: writes the comments among the changes that are made, as messages of whoever says so, and
 * sets the reminders; or takes them back.
 */
export async function settleBeside(
  client: pg.PoolClient,
  organizationId: string,
  actor: Actor,
  changes: readonly KeptChange[],
  to: KeptChange['state'],
): Promise<void> {
  const run = sqlOfClient(client);
  for (const change of changes) {
    const { id, taskId } = change;
    if (change.kind === 'remind') {
      const by = { byId: actor.id, byName: actor.name };
      if (to === 'applied') await remind(client, organizationId, { id, taskId, ...change.after, ...by });
      else await endReminder(client, organizationId, id);
    }
    if (change.kind !== 'comment') continue;
    const { after } = change;
    if (to === 'applied') {
      await insertComment(run, organizationId, { id, taskId, actor, content: after.message });
      await tellMessageWith(client, organizationId, id, 'create');
    } else if (await deleteComment(run, organizationId, id)) {
      await emitWith(client, organizationId, messageEvent('delete', { id }, ofTicket, null));
    }
  }
}
