import type { Store } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { PersonSession } from '@/api/person-session';
import { useCheckSession } from '@/entities/me/use-me';
import { usePersonSession } from '@/entities/session/person-session-context';
import { BoardSession, type TasksRoot } from '@/entities/tasks/work/board-session';
import { showNotices } from './task-notices';

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
  showNotices(made, session.kept);
  boards.set(session, made);
  return made;
}
