import type pg from 'pg';
import { sqlOfClient } from '@/db/run-sql';
import { tellMessageWith } from '../messages/tell-message-with';
import { dismissOpen, lockSuggestions } from './suggestions.repo';

/** Takes back a suggestion of which nothing was made yet, whoever it was made to; what was made of it stays. */
export async function withdrawSuggestion(
  client: pg.PoolClient,
  organizationId: string,
  id: string,
): Promise<void> {
  const messageId = await dismissOpen(sqlOfClient(client), organizationId, id);
  if (messageId !== undefined) await tellMessageWith(client, organizationId, messageId);
}

/** Lets nobody decide on these until the transaction ends. */
export const holdSuggestions = lockSuggestions;
