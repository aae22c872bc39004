import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useStreamStatus } from '@/entities/live/stream-status';
import { useAppDispatch } from '@/entities/store-hooks';
import { chatStore } from './chat-store';
import type { ThreadId } from './conversations';
import { loadThread } from './send-message';

interface Thread {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  status: 'loading' | 'ready' | 'failed';
  retry: () => void;
}

/**
 * The messages of a conversation. They are loaded when it is opened and whenever the event stream opens
 * again; in between, events bring what is new.
 */
export function useThread(thread: ThreadId): Thread {
  const dispatch = useAppDispatch();
  const isLive = useStreamStatus() === 'live';
  const [result, setResult] = useState<{ thread: ThreadId; isLoaded: boolean } | null>(null);
  const all = useSelector(chatStore.selectAll);
  const messages = useMemo(() => all.filter(({ taskId }) => taskId === thread), [all, thread]);

  const load = useCallback(() => {
    let isCurrent = true;
    dispatch(loadThread(thread)).then(
      () => isCurrent && setResult({ thread, isLoaded: true }),
      () => isCurrent && setResult((now) => (isFor(now, thread) ? now : { thread, isLoaded: false })),
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch, thread]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream that opens may have missed something
  useEffect(load, [load, isLive]);

  const isKnown = isFor(result, thread);
  return {
    messages,
    status: result?.isLoaded && isKnown ? 'ready' : isKnown ? 'failed' : 'loading',
    retry: () => {
      setResult(null);
      load();
    },
  };
}

function isFor(result: { thread: ThreadId } | null, thread: ThreadId): boolean {
  return result !== null && result.thread === thread;
}
