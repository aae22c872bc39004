import { listTasks } from '@tavla/shared/contracts/tasks';
import type { ResponseOf } from '@tavla/shared/endpoint';
import { may } from '@tavla/shared/permissions';
import { call } from '@/api/call';
import { getSession, type PersonSession } from '@/api/person-session';
import { findMe } from '@/entities/me/use-me';

type Board = ResponseOf<typeof listTasks>;

/** With the session that it was asked for in: nobody else is given it. */
let first: Promise<{ session: PersonSession; board: Promise<Board | undefined> } | undefined> | undefined;

/**
 * Asks for the board while the code that shows it is still on its way; who may not read it, or is not signed in,
 * asks for nothing but who they are. A failure is left to whoever loads the board in the usual way.
 */
export function fetchFirstBoard(): void {
  first = findMe()
    .then((current) => {
      const session = getSession();
      if (!current || !session?.isOf(current) || !may(current.permissions, 'read', 'actions'))
        return undefined;
      return { session, board: call(listTasks).catch(() => undefined) };
    })
    .catch(() => undefined);
}

/** The board that was asked for at the start in this session, once; undefined when there is none (any more). */
export function takeFirstBoard(session: PersonSession): Promise<Board | undefined> | undefined {
  const taken = first;
  first = undefined;
  return taken?.then((found) => (found?.session === session ? found.board : undefined));
}
