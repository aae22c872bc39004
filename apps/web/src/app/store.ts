import { configureStore, type Middleware } from '@reduxjs/toolkit';
import type { PersonSession } from '@/api/person-session';
import { conversationsReducer } from '@/entities/chat/conversations';
import { readDrafts } from '@/entities/chat/kept-drafts';
import { entityReducers } from '@/entities/entities';
import { highlightsReducer } from '@/entities/tasks/highlights';

/** A session's Redux store: one entity store per noun. It takes nothing in when the session is closed. */
export function createAppStore(session: PersonSession) {
  return configureStore({
    preloadedState: { conversations: readDrafts(session.kept) },
    reducer: {
      ...entityReducers,
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
