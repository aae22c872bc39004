import { useEffect, useState } from 'react';
import { isForPeople, type ThreadId } from '@/entities/chat/conversations';
import { sendDraft } from '@/entities/chat/send-message';
import { ticketOf } from '@/entities/chat/thread-place';
import { useConversation } from '@/entities/chat/use-conversation';
import { useAssistantOff } from '@/entities/me/use-me';
import { useAppDispatch } from '@/entities/store-hooks';
import { useStop } from './use-stop';

interface Send {
  /** Whether the draft is for people, and the assistant is not to answer it. */
  asksNobody: boolean;
  /** Whether the box offers to stop what is under way, in place of sending. */
  showsStop: boolean;
  stop: () => void;
  /** Sends the draft, as a comment when that is wanted; while another message is on its way, as soon as that one is there. */
  send: (wantsComment?: boolean) => void;
}

/** How the draft of a conversation leaves. People can be written to while the assistant answers; it is asked one thing after the other. */
export function useSend(thread: ThreadId, isBlocked: boolean): Send {
  const dispatch = useAppDispatch();
  const conversation = useConversation(thread);
  const { draft } = conversation;
  const { isSending, isAnswering, stop } = useStop(thread);
  const isOff = useAssistantOff();
  const isTicket = ticketOf(thread) !== null;
  /** What was sent while another message was on its way. Who writes on means to send it once more. */
  const [waiting, setWaiting] = useState<{ draft: string; isComment: boolean } | null>(null);
  const asksNobody = isOff || isForPeople(conversation);

  const leave = (isComment: boolean) => {
    if (!isAnswering || asksNobody || isComment) void dispatch(sendDraft(thread, isComment));
  };
  useEffect(() => {
    if (!waiting || isSending) return;
    setWaiting(null);
    if (waiting.draft === draft && !isBlocked) leave(waiting.isComment);
  });
  return {
    asksNobody,
    showsStop: isSending || (isAnswering && (isBlocked || !asksNobody)),
    stop,
    send: (wantsComment = false) => {
      const isComment = wantsComment && isTicket;
      if (isBlocked) return;
      if (isSending) setWaiting({ draft, isComment });
      else leave(isComment);
    },
  };
}
