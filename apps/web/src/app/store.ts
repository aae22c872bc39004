import { configureStore, type Middleware } from '@reduxjs/toolkit';
import type { PersonSession } from '@/api/person-session';
import { chatStore } from '@/entities/chat/chat-store';
import { conversationsReducer } from '@/entities/chat/conversations';
import { readDrafts } from '@/entities/chat/kept-drafts';
import { departmentsStore } from '@/entities/departments/departments-store';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { positionsStore } from '@/entities/positions/positions-store';
import { rolesStore } from '@/entities/roles/roles-store';
import { highlightsReducer } from '@/entities/tasks/highlights';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { usersStore } from '@/entities/users/users-store';

/** A session's Redux store: one entity store per noun. It takes nothing in when the session is closed. */
export function createAppStore(session: PersonSession) {
  return configureStore({
    preloadedState: { conversations: readDrafts(session.kept) },
    reducer: {
      tasks: tasksStore.reducer,
      users: usersStore.reducer,
      departments: departmentsStore.reducer,
      positions: positionsStore.reducer,
      roles: rolesStore.reducer,
      audios: meetingsStore.reducer,
      chat: chatStore.reducer,
      conversations: conversationsReducer,
      highlights: highlightsReducer,
    },
    // Both checks walk the whole state after each action: too slow for a board of thousands, even in development.
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).prepend(untilClosed(session)),
  });
}

/** What somebody still wants to do when the session is closed is neither done nor sent, and never answered. */
function untilClosed({ signal }: PersonSession): Middleware {
  return () => (next) => (action) => {
    if (!signal.aborted) return next(action);
    return typeof action === 'function' ? new Promise(() => undefined) : action;
  };
}

export type AppStore = ReturnType<typeof createAppStore>;
