import type { Store } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { PersonSession } from '@/api/person-session';
import { useCheckSession } from '@/entities/me/use-me';
import { usePersonSession } from '@/entities/session/person-session-context';
import { BoardSession, type TasksRoot } from '@/entities/tasks/work/board-session';
import { loadCode } from '@/lib/code/load-code';
import { whenIdle } from '@/lib/code/when-idle';

/** Not before the first card, and soon after it: what happens is put into words also when the network has gone. */
const loadNotices = async () => (await import('./task-notices')).showNotice;
whenIdle(() => void loadNotices().catch(() => undefined));

/** By the session that each belongs to, and gone with it. */
const boards = new WeakMap<PersonSession, BoardSession>();

/** The signed-in person's work on the board; the same one each time the board is shown in their session. */
export function useBoardSession(): BoardSession {
  const session = usePersonSession();
  const store = useStore<TasksRoot>();
  const checkSession = useCheckSession();
  const [board] = useState(() => boardOf(session, store, checkSession));
  useEffect(() => board.begin(), [board]);
  return board;
}

function boardOf(
  session: PersonSession,
  store: Store<TasksRoot>,
  checkSession: () => Promise<boolean>,
): BoardSession {
  const known = boards.get(session);
  if (known) return known;
  const made = new BoardSession({ session, store, checkSession });
  // For as long as it is open: also while the board is not on the screen.
  made.onEvent((event) => void loadCode(loadNotices).then((show) => show(made, session.kept, event)));
  boards.set(session, made);
  return made;
}
