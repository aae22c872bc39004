import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStreamStatus } from '@/entities/live/stream-status';
import { useMe } from '@/entities/me/use-me';
import { useAppDispatch } from '@/entities/store-hooks';
import { awaiting } from './answers-coming';
import { chatStore } from './chat-store';
import type { ThreadId } from './conversations';
import { loadThread } from './send-message';
import { isIn } from './thread-place';
import { lacksBeginning, onWritten, receiveKept, writtenOf, writtenVersion } from './written-answers';

/** An answer that is being written. */
export interface ComingAnswer {
  question: ChatMessage;
  text: string;
}

/** The server keeps what is written about once a second. */
const keptEvery = 1_000;

/** The answers that are being written in a conversation, as they grow. What is missed of one is loaded. */
export function useAnswers(thread: ThreadId, messages: readonly ChatMessage[]): ComingAnswer[] {
  const dispatch = useAppDispatch();
  useSyncExternalStore(onWritten, writtenVersion);
  const questions = useMemo(() => awaiting(messages), [messages]);
  useEffect(() => {
    for (const { id, answering } of questions) if (answering) receiveKept(id, answering);
  }, [questions]);
  // Whoever comes in the middle may miss the last second before, and no piece that follows says so when none does.
  const begun = questions.flatMap(({ id, answering }) => (answering?.state === 'writing' ? [id] : [])).join();
  useEffect(() => {
    if (begun === '') return;
    const load = () => void dispatch(loadThread(thread)).catch(() => undefined);
    const loading = setTimeout(load, keptEvery * 1.5);
    return () => clearTimeout(loading);
  }, [begun, dispatch, thread]);
  // Without the stream, looking is all there is.
  const isLive = useStreamStatus() === 'live';
  const isLacking = questions.some(({ id }) => !isLive || lacksBeginning(id));
  useEffect(() => {
    if (!isLacking) return;
    const load = () => void dispatch(loadThread(thread)).catch(() => undefined);
    load();
    const loading = setInterval(load, keptEvery);
    return () => clearInterval(loading);
  }, [isLacking, dispatch, thread]);
  return questions.map((question) => ({ question, text: writtenOf(question.id) }));
}

/** The person's own questions in a conversation whose answers are being written. */
export function useOwnAwaited(thread: ThreadId): readonly ChatMessage[] {
  const me = useMe();
  const all = chatStore.useAll();
  return useMemo(
    () => awaiting(all.filter(isIn(thread))).filter(({ authorId }) => authorId === me.id),
    [all, thread, me.id],
  );
}
