import type { QueryClient } from '@tanstack/react-query';
import { Organization } from '@tavla/shared/contracts/organizations';
import { mayHear, StreamEvent, type StreamResource, streamResources } from '@tavla/shared/events';
import type { Permission } from '@tavla/shared/permissions';
import type { PersonSession } from '@/api/person-session';
import { applyEvent, type LiveList, liveLists, loadList } from '@/entities/entities';
import type { AppDispatch } from '@/entities/entity-store';
import { inboxStore } from '@/entities/inbox/inbox-store';
import { answeredBy } from '@/entities/inbox/questions';
import { isWanted, onWanted } from '@/entities/live/live-lists';
import { passNote } from '@/entities/live/notes';
import { noteResync } from '@/entities/live/resyncs';
import { getStreamStatus, onReconnectAsked, setStreamStatus } from '@/entities/live/stream-status';
import { refreshMe, storeOrganization } from '@/entities/me/use-me';
import { readMeetingsAgain, receiveTranscriptChange } from '@/entities/meetings/transcript-changes';
import { isSessionOver } from '@/entities/session/sign-out';
import { highlightTask } from '@/entities/tasks/highlights';
import { tasksStore } from '@/entities/tasks/tasks-store';
import { takeFirstBoard } from '../first-board';
import type { AppStore } from '../store';
import { readEventStream, StreamRefused } from './event-stream';
import { createListLoads } from './list-loads';
import { LiveConnection } from './live-connection';

/**
 * A tab that nobody looks at gives its connection back after this time, and one that nobody has looked at yet takes
 * none: browsers have six for each server, and whoever opens ten tickets in tabs waits for the seventh for ever.
 * The lists are loaded all the same, so that the tab is there at once, and what they missed is replayed.
 */
const hiddenMax = 60_000;

/** When the stream does not open by then, lists are loaded without waiting for it, and once more after it. */
const streamPatience = 1_500;

/** Answers that no event changes, and in which names stand. */
const answersOfPast = ['task-history', 'segment-changes', 'audit', 'overview'];

/** The resources whose events these permissions let through. */
export function permittedResources(permissions: readonly Permission[]): StreamResource[] {
  return streamResources.filter((resource) => mayHear(permissions, resource));
}

/**
 * Connects the event stream with the stores: data goes in as it arrives, lists are loaded when a page wants
 * them and again after a gap. Who is signed in is asked again when the person's own permissions, session or company may
 * have changed.
 */
export function createLive(session: PersonSession, store: AppStore, client: QueryClient) {
  let permitted = new Set<StreamResource>();
  let isListening = false;
  /** Tasks that ended entries of the inbox, and how. */
  const ending = new Map<string, 'deleted' | 'given'>();
  /** The board that was asked for before the stores were there. */
  let boardComing: ReturnType<typeof takeFirstBoard>;
  const loads = createListLoads({
    load,
    isShown: (list) => store.getState()[list].isLoaded,
    again: () => loadWanted(),
  });

  const connection = new LiveConnection({
    read: async (request) => {
      if (!(await isSessionOver(session))) await readEventStream(session, request);
    },
    onStatus: (status) => {
      setStreamStatus(status);
      if (status === 'reconnecting') loadWanted();
    },
    onOpen: (isFresh) => {
      if (isFresh) return loadAnew();
      loads.forgetComing();
      loadWanted();
    },
    onData: (text) => {
      const event = StreamEvent.safeParse(parseJson(text)).data;
      if (event) apply(event);
    },
    onFailure: async (error) =>
      !session.signal.aborted && !(error instanceof StreamRefused && error.status === 401),
  });
  session.onClose(() => connection.stop());

  function apply(event: StreamEvent): void {
    if (event.resource === '*') {
      if (event.action === 'session') void askAnew();
      if (event.action === 'resync') {
        loadAnew();
        for (const name of answersOfPast) void client.invalidateQueries({ queryKey: [name] });
        noteResync();
      }
      return;
    }
    if (event.resource === 'transcripts') {
      receiveTranscriptChange(client, event.data);
      return;
    }
    if (event.resource === 'presence' || event.resource === 'answers') {
      passNote(event.resource, event.data);
      return;
    }
    if (event.resource === 'organization') {
      const organization = Organization.safeParse(event.data).data;
      if (organization) storeOrganization(organization);
      return;
    }
    const action = applyEvent(event.resource, event);
    if (action) store.dispatch(action);
    const { id, userId } = (event.data ?? {}) as { id?: string; userId?: string | null };
    const ended = answeredBy(event, inboxStore.selectTable(store.getState()));
    for (const entry of ended) store.dispatch(inboxStore.removed(entry));
    if (event.resource === 'tasks' && id) {
      const isDeleted = event.action === 'delete';
      const how = ending.get(id);
      if (ended.length > 0) ending.set(id, isDeleted ? 'deleted' : 'given');
      // What was said beside a task that is back, and whose it is where nobody has it again, waits for the person.
      else if (!isDeleted && (how === 'deleted' || (how === 'given' && !userId))) {
        ending.delete(id);
        loads.load('inbox');
      }
    }
    if (event.resource === 'tasks' && event.action !== 'delete' && id) store.dispatch(highlightTask(id));
  }

  async function askAnew(): Promise<void> {
    if (!(await isSessionOver(session))) refreshMe();
  }

  /** Nothing that happened before now will be told any more. */
  function loadAnew(): void {
    loads.forget();
    loadWanted();
    readMeetingsAgain(client);
    void askAnew();
  }

  function load(list: LiveList): Promise<unknown> {
    const dispatch: AppDispatch = store.dispatch;
    return loadList(list)(dispatch);
  }

  /** Loads what pages want and is not up to date; while the stream is not open, only what is not there at all. */
  function loadWanted(isPatient = true): void {
    const status = getStreamStatus();
    for (const list of liveLists) {
      if (!isWanted(list) || !permitted.has(list) || loads.has(list)) continue;
      if (isPatient && status === 'connecting') continue;
      if (boardComing && list === 'tasks') continue;
      if (status !== 'live' && store.getState()[list].isLoaded) continue;
      if (status === 'live') loads.load(list);
      else load(list).catch(() => undefined);
    }
  }

  /** Puts the board that was asked for at the start into its store. Answers the newest event in it. */
  async function receiveFirstBoard(): Promise<string | undefined> {
    const board = await boardComing;
    if (!boardComing) return undefined;
    boardComing = undefined;
    if (!board || !isListening || !permitted.has('tasks')) return undefined;
    store.dispatch(tasksStore.listed(board.data));
    loads.add('tasks');
    return board.lastEventId;
  }

  function listen(): () => void {
    isListening = true;
    boardComing = takeFirstBoard(session);
    let hidden: ReturnType<typeof setTimeout> | undefined;
    const onVisible = () => {
      clearTimeout(hidden);
      if (document.hidden) hidden = setTimeout(() => connection.pause(), hiddenMax);
      else connection.resume();
    };
    if (document.hidden) connection.pause();
    else connection.resume();
    const wake = () => connection.wake();
    window.addEventListener('focus', wake);
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', onVisible);
    const onList = (stale?: LiveList) => {
      if (stale) loads.forget(stale);
      loadWanted();
    };
    const endings = [onWanted(onList), onReconnectAsked(wake)];
    return () => {
      isListening = false;
      connection.stop();
      loads.stop();
      clearTimeout(hidden);
      window.removeEventListener('focus', wake);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', onVisible);
      for (const end of endings) end();
    };
  }

  return {
    listen,
    subscribe: async (permissions: readonly Permission[]) => {
      permitted = new Set(permittedResources(permissions));
      setTimeout(() => loadWanted(false), streamPatience);
      const since = await receiveFirstBoard();
      if (isListening) connection.subscribe([...permitted], since);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
