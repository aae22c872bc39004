import type { QueryClient } from '@tanstack/react-query';
import { listTasks } from '@tavla/shared/contracts/tasks';
import type { ResponseOf } from '@tavla/shared/endpoint';
import { may } from '@tavla/shared/permissions';
import { call } from '@/api/call';
import { meQuery } from '@/entities/me/use-me';

type Board = ResponseOf<typeof listTasks>;

let first: Promise<Board | undefined> | undefined;

/**
 * Asks for the board while the code that shows it is still on its way; who may not read it, or is not signed in,
 * asks for nothing but who they are. A failure is left to whoever loads the board in the usual way.
 */
export function fetchFirstBoard(client: QueryClient): void {
  first = client
    .fetchQuery(meQuery)
    .then((current) => (current && may(current.permissions, 'read', 'actions') ? call(listTasks) : undefined))
    .catch(() => undefined);
}

/** The board asked for at the start, once; undefined when there is none (any more). */
export function takeFirstBoard(): Promise<Board | undefined> | undefined {
  const taken = first;
  first = undefined;
  return taken;
}
