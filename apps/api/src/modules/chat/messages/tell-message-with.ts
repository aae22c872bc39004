import type pg from 'pg';
import { emitWith } from '@/db/events/emit-with';
import { sqlOfClient } from '@/db/run-sql';
import { messageEvent, presentMessages } from '../message.presenter';
import { readMessage } from './messages-by-driver.repo';

/** Tells what has become of a message in a transaction of the plain driver, as its last statement. */
export async function tellMessageWith(
  client: pg.PoolClient,
  organizationId: string,
  messageId: string,
  action: 'create' | 'update' = 'update',
): Promise<void> {
  const run = sqlOfClient(client);
  const found = await readMessage(run, organizationId, messageId);
  const [message] = found ? await presentMessages(run, organizationId, [found.row]) : [];
  if (!found || !message) return;
  await emitWith(client, organizationId, messageEvent(action, message, found.row, found.meetingId));
}
