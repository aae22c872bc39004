import type { Suggestion } from '@tavla/shared/chat/answers';
import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorBody, errorStatus, errorText, isUnreachable } from '@/api/error-text';
import { decideSuggestion, type Verb } from '@/entities/chat/decide-suggestion';
import { loadThread } from '@/entities/chat/send-message';
import { threadOf } from '@/entities/chat/thread-place';
import { useAppDispatch } from '@/entities/store-hooks';

export interface Decision {
  /** What is on its way to the server. */
  underWay: Verb | null;
  /** In words, that nothing was done and why, or that nobody knows; until something becomes of what is offered. */
  refusal: string | null;
  decide: (verb: Verb, changeIds?: string[]) => void;
}

/** Decides on what a message offers: one thing at a time, a second press while the first is answered does nothing. */
export function useDecision(message: ChatMessage): Decision {
  const { id, proposal } = message;
  const dispatch = useAppDispatch();
  const [underWay, setUnderWay] = useState<Verb | null>(null);
  const { t } = useTranslation('answer');
  const [refusal, setRefusal] = useState<{ words: string; standing: string } | null>(null);
  const standing = standingOf(proposal);
  if (refusal && refusal.standing !== standing) setRefusal(null);
  const isBusy = useRef(false);

  const decide = async (verb: Verb, changeIds: string[] = []) => {
    if (isBusy.current || !proposal) return;
    isBusy.current = true;
    setUnderWay(verb);
    setRefusal(null);
    try {
      await dispatch(decideSuggestion(id, proposal.id, verb, changeIds));
    } catch (error) {
      const status = errorStatus(error) ?? 0;
      const isLost = isUnreachable(error) || (status >= 502 && status <= 504 && !errorBody(error));
      setRefusal({ words: isLost ? t('unanswered') : `${t('failed')} ${errorText(error)}`, standing });
      // It was decided on elsewhere, and no event has told so; or here, and only the answer was lost.
      if (isLost || [404, 409].includes(status)) {
        dispatch(loadThread(threadOf(message))).catch(() => undefined);
      }
    } finally {
      isBusy.current = false;
      setUnderWay(null);
    }
  };
  return {
    underWay,
    refusal: refusal?.words ?? null,
    decide: (verb, changeIds) => void decide(verb, changeIds),
  };
}

/** Pure: what has become of what is offered. */
function standingOf(suggestion: Suggestion | null | undefined): string {
  return [suggestion?.state, ...(suggestion?.changes.map(({ state }) => state) ?? [])].join();
}
