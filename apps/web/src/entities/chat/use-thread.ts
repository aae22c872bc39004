import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useResyncs } from '@/entities/live/resyncs';
import { useStreamStatus } from '@/entities/live/stream-status';
import { useAppDispatch } from '@/entities/store-hooks';
import { chatStore } from './chat-store';
import type { ThreadId } from './conversations';
import { loadThread } from './send-message';
import { isIn } from './thread-place';
import { inWindow, type ThreadWindow, withNewest, withOlder } from './thread-window';

/** What is there before the messages that are shown. */
export interface Earlier {
  status: 'none' | 'more' | 'loading' | 'failed';
  load: () => void;
}

interface Thread {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  earlier: Earlier;
  status: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/** What is shown of a conversation that was open before, until its newest page has arrived. */
const shownAtFirst = 100;

/** After how many resyncs each conversation was loaded: what is here from before one may be deleted. */
const loadedAfter = new Map<ThreadId, number>();

/**
 * The messages of one conversation; use it under a key, for the life of the conversation. The newest are
 * loaded when it is opened and whenever the event stream opens again; in between, events bring what is new.
 * Earlier ones come a page at a time, when asked for.
 */
export function useThread(thread: ThreadId): Thread {
  const dispatch = useAppDispatch();
  const isLive = useStreamStatus() === 'live';
  const resyncs = useResyncs();
  const seenResyncs = useRef(resyncs);
  const [window, setWindow] = useState<ThreadWindow | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [earlier, setEarlier] = useState<'idle' | 'loading' | 'failed'>('idle');
  const all = chatStore.useAll();
  const messages = useMemo(() => {
    const own = all.filter(isIn(thread));
    if (window) return inWindow(own, window);
    return (loadedAfter.get(thread) ?? 0) === resyncs ? own.slice(-shownAtFirst) : [];
  }, [all, thread, window, resyncs]);
  const latest = useRef(messages);
  latest.current = messages;

  const load = useCallback(() => {
    let isCurrent = true;
    // What was here before a resync may be another's words now, and is read again from the newest.
    const isAnew = seenResyncs.current !== resyncs;
    seenResyncs.current = resyncs;
    const here = isAnew ? [] : latest.current;
    setFailed(false);
    dispatch(loadThread(thread)).then(
      (page) => {
        if (!isCurrent) return;
        loadedAfter.set(thread, resyncs);
        setWindow((now) => withNewest(now, here, page));
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch, thread, resyncs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream that opens may have missed something
  useEffect(load, [load, isLive]);

  const cursor = window?.cursor ?? null;
  const loadEarlier = useCallback(() => {
    if (!window?.cursor) return;
    setEarlier('loading');
    dispatch(loadThread(thread, window)).then(
      (page) => {
        setEarlier('idle');
        // Unless the window began anew meanwhile, and this page belongs before another one.
        setWindow((now) => (now?.cursor === window.cursor ? withOlder(now, page) : now));
      },
      () => setEarlier('failed'),
    );
  }, [dispatch, thread, window]);

  return {
    messages,
    earlier: {
      status: cursor === null ? 'none' : earlier === 'idle' ? 'more' : earlier,
      load: loadEarlier,
    },
    status: window ? 'ready' : hasFailed ? 'failed' : 'loading',
    retry: load,
  };
}
