import type { ThreadId } from '@/entities/chat/conversations';

/** In pixels, where the drawer comes from the right. */
export const ticketWidth = 640;

/** The board draws its cards anew, and a link has no opener: then the focus goes to the ticket's card. */
export function cardOf(thread: ThreadId): HTMLElement | null {
  return thread === null ? null : document.querySelector(`[data-task="${CSS.escape(thread)}"] button`);
}
