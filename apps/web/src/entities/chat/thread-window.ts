import type { ChatMessage } from '@tavla/shared/contracts/chat';

type Place = Pick<ChatMessage, 'createdAt' | 'id'>;

/** The newest part of a conversation that is here without a gap. */
export interface ThreadWindow {
  /** Its oldest message; null when it begins where the conversation does. */
  from: Place | null;
  /** Leads to the messages before it; null when there are none. */
  cursor: string | null;
}

interface Page {
  data: readonly ChatMessage[];
  nextCursor: string | null;
}

/**
 * After the newest page arrived. What was here stays when the page meets it; otherwise there may be messages
 * between the two that nobody has loaded, and the window begins anew with the page.
 */
export function withNewest(now: ThreadWindow | null, here: readonly ChatMessage[], page: Page): ThreadWindow {
  const [oldest] = page.data;
  if (now && oldest && here.some(({ id }) => id === oldest.id)) return now;
  return beginningWith(page);
}

/** After the page before the window arrived. */
export function withOlder(now: ThreadWindow, page: Page): ThreadWindow {
  return page.data.length ? beginningWith(page) : { from: now.from, cursor: null };
}

/** The messages of a conversation that stand in the window; `messages` oldest first. */
export function inWindow(messages: readonly ChatMessage[], { from }: ThreadWindow): readonly ChatMessage[] {
  return from ? messages.filter((message) => !isBefore(message, from)) : messages;
}

/**
 * Whether a message would stand in a page, if it were there still.
 * @param window what the page stands before; without one it is the newest
 */
export function isWithin(
  message: Place,
  { data: [oldest], nextCursor }: Page,
  window?: ThreadWindow,
): boolean {
  const isAfter = nextCursor === null || (oldest !== undefined && !isBefore(message, oldest));
  return isAfter && (!window?.from || isBefore(message, window.from));
}

function beginningWith({ data: [oldest], nextCursor }: Page): ThreadWindow {
  return { from: (nextCursor !== null && oldest) || null, cursor: nextCursor };
}

function isBefore(one: Place, other: Place): boolean {
  return one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt;
}
