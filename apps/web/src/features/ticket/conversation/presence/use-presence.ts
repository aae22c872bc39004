import type { PresenceState } from '@tavla/shared/contracts/conversation/presence';
import { useEffect, useRef, useState } from 'react';
import { useConversation } from '@/entities/chat/use-conversation';
import { forgetPresence, isNewcomer, onPresence, type Present, presentAt } from '@/entities/live/presence';
import { useStreamStatus } from '@/entities/live/stream-status';
import { useIsSeen } from '@/entities/live/use-is-seen';
import { tellPresence } from './tell-presence';

/** How often a person says that they still look, and at most that they type; milliseconds. */
const every = { looking: 10_000, typing: 3_000 };
/** Newcomers are answered within this time, each by everybody: not all at once. */
const spread = 1_000;

/**
 * Says that the person looks at a ticket, and types, for as long as the page can be seen; answers who else does. A
 * mistake is no matter: it is said again.
 */
export function usePresence(taskId: string): readonly Present[] {
  const isSeen = useIsSeen();
  const isLive = useStreamStatus() === 'live';
  const [present, setPresent] = useState<readonly Present[]>([]);
  const { draft } = useConversation(taskId);
  const typedAt = useRef(0);
  const before = useRef(draft);

  useEffect(() => {
    if (!isSeen || !isLive) return;
    const tell = (state: PresenceState) => tellPresence(taskId, state);
    const tellNow = () => tell(Date.now() - typedAt.current < every.typing ? 'typing' : 'looking');
    let known: readonly Present[] = [];
    const look = () => {
      known = presentAt(taskId);
      setPresent((now) => (JSON.stringify(now) === JSON.stringify(known) ? now : known));
    };
    let answer: ReturnType<typeof setTimeout> | undefined;
    const stop = onPresence((note) => {
      if (note?.taskId !== taskId) return;
      if (isNewcomer(note, known) && answer === undefined) {
        answer = setTimeout(() => {
          answer = undefined;
          tellNow();
        }, Math.random() * spread);
      }
      look();
    });
    tell('looking');
    const saying = setInterval(tellNow, every.looking);
    const looking = setInterval(look, 1_000);
    return () => {
      stop();
      clearTimeout(answer);
      clearInterval(saying);
      clearInterval(looking);
      forgetPresence(taskId);
      setPresent([]);
      tell('gone');
    };
  }, [taskId, isSeen, isLive]);

  useEffect(() => {
    const wasEmpty = before.current === '';
    if (draft === before.current) return;
    before.current = draft;
    const isOver = draft === '' && !wasEmpty;
    if (!isOver && Date.now() - typedAt.current < every.typing) return;
    // What was sent or taken back ends the typing at once; the next letter begins anew.
    typedAt.current = isOver ? 0 : Date.now();
    tellPresence(taskId, isOver ? 'looking' : 'typing');
  }, [taskId, draft]);

  return present;
}
