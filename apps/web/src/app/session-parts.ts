import type { QueryClient } from '@tanstack/react-query';
import type { PersonSession } from '@/api/person-session';
import { createLive } from './live/live';
import { createQueryClient } from './query-client';
import { type AppStore, createAppStore } from './store';

interface SessionParts {
  client: QueryClient;
  store: AppStore;
  live: ReturnType<typeof createLive>;
}

/** By session, and gone with it. */
const parts = new WeakMap<PersonSession, SessionParts>();

/** What a session works with; the same each time, however often React begins to draw it. */
export function partsOf(session: PersonSession): SessionParts {
  const known = parts.get(session);
  if (known) return known;
  const client = createQueryClient();
  const store = createAppStore(session);
  const made = { client, store, live: createLive(session, store, client) };
  session.onClose(() => client.clear());
  parts.set(session, made);
  return made;
}
