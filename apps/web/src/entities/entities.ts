import type { UnknownAction } from '@reduxjs/toolkit';
import type { StreamEvent, StreamResource } from '@tavla/shared/events';
import { chatStore } from './chat/chat-store';
import { departmentsStore } from './departments/departments-store';
import type { AppDispatch } from './entity-store';
import { inboxStore } from './inbox/inbox-store';
import { meetingsStore } from './meetings/meetings-store';
import { positionsStore } from './positions/positions-store';
import { rolesStore } from './roles/roles-store';
import { tasksStore } from './tasks/tasks-store';
import { usersStore } from './users/users-store';

/**
 * The company itself is no list: it belongs to who is signed in. Transcripts belong to the meetings that are open, and
 * who is where and what is being written to the moment.
 */
export type EntityName = Exclude<StreamResource, 'organization' | 'transcripts' | 'presence' | 'answers'>;

/** What the application knows of an entity. */
interface Registration {
  store: { applyEvent: (event: StreamEvent) => UnknownAction | undefined };
  /** Loads the list as a whole, where it is kept as one; events keep it up to date then. */
  load?: () => (dispatch: AppDispatch) => Promise<unknown>;
}

/**
 * Every entity of the events, by its resource: the one place where it is registered. Its store gets a part of the
 * session's state and the events; it goes with the session.
 */
const entities = {
  tasks: { store: tasksStore, load: () => tasksStore.getAll() },
  audios: { store: meetingsStore, load: () => meetingsStore.getAll() },
  users: { store: usersStore, load: () => usersStore.getEveryone() },
  positions: { store: positionsStore, load: () => positionsStore.getAll() },
  departments: { store: departmentsStore, load: () => departmentsStore.getAll() },
  roles: { store: rolesStore, load: () => rolesStore.getAll() },
  inbox: { store: inboxStore, load: () => inboxStore.getAll() },
  /** A conversation is loaded when it is opened. */
  chat: { store: chatStore },
} satisfies Record<EntityName, Registration>;

type Entities = typeof entities;

/** The lists that are loaded as a whole and then kept up to date by events. */
export type LiveList = {
  [Name in keyof Entities]: Entities[Name] extends { load: unknown } ? Name : never;
}[keyof Entities];

export const liveLists = Object.entries(entities).flatMap(([name, entity]) =>
  'load' in entity ? [name as LiveList] : [],
);

export function loadList(list: LiveList): (dispatch: AppDispatch) => Promise<unknown> {
  return entities[list].load();
}

/** What an event does to the store of its entity. */
export function applyEvent(resource: EntityName, event: StreamEvent): UnknownAction | undefined {
  return entities[resource].store.applyEvent(event);
}

/** The stores' parts of the state. */
export const entityReducers = Object.fromEntries(
  Object.entries(entities).map(([name, { store }]) => [name, store.reducer]),
) as unknown as { [Name in keyof Entities]: Entities[Name]['store']['reducer'] };
