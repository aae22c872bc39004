import type { Store } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useCheckSession, useMe } from '@/entities/me/use-me';
import { BoardSession, type TasksRoot } from './board-session';

let open: { userId: string; store: Store<TasksRoot>; session: BoardSession } | undefined;

/** The signed-in person's work on the board; the same one each time the board is shown. */
export function useBoardSession(): BoardSession {
  const me = useMe();
  const store = useStore<TasksRoot>();
  const checkSession = useCheckSession();
  const [session] = useState(() => {
    // React may throw a first attempt away, and with it the store it was made with.
    if (open?.userId === me.id && open.store === store) return open.session;
    open?.session.close();
    open = { userId: me.id, store, session: new BoardSession({ userId: me.id, store, checkSession }) };
    return open.session;
  });
  useEffect(() => session.begin(), [session]);
  return session;
}
