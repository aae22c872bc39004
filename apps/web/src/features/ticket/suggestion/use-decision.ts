import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { useRef, useState } from 'react';
import { errorStatus, errorText } from '@/api/error-text';
import { decideSuggestion, type Verb } from '@/entities/chat/decide-suggestion';
import { loadThread } from '@/entities/chat/send-message';
import { threadOf } from '@/entities/chat/thread-place';
import { useAppDispatch } from '@/entities/store-hooks';

export interface Decision {
  /** What is on its way to the server. */
  underWay: Verb | null;
  /** Why the last one was refused, in words. */
  refusal: string | null;
  decide: (verb: Verb, changeIds?: string[]) => void;
}

/** Decides on what a message offers: one thing at a time, a second press while the first is answered does nothing. */
export function useDecision(message: ChatMessage): Decision {
  const { id, proposal } = message;
  const dispatch = useAppDispatch();
  const [underWay, setUnderWay] = useState<Verb | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isBusy = useRef(false);

  const decide = async (verb: Verb, changeIds: string[] = []) => {
    if (isBusy.current || !proposal) return;
    isBusy.current = true;
    setUnderWay(verb);
    setRefusal(null);
    try {
      await dispatch(decideSuggestion(id, proposal.id, verb, changeIds));
    } catch (error) {
      setRefusal(errorText(error));
      // It was decided on elsewhere, and no event has told so.
      if ([404, 409].includes(errorStatus(error) ?? 0)) {
        dispatch(loadThread(threadOf(message))).catch(() => undefined);
      }
    } finally {
      isBusy.current = false;
      setUnderWay(null);
    }
  };
  return { underWay, refusal, decide: (verb, changeIds) => void decide(verb, changeIds) };
}
