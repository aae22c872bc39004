import { searchDebounce } from '../search-debounce';

/** What is being typed and has not reached the address. */
export interface Typing {
  write: () => void;
  /** The person went elsewhere before it was written. */
  drop: () => void;
}

interface Waiting extends Typing {
  timer: ReturnType<typeof setTimeout>;
}

let waiting: Waiting | undefined;

/**
 * Writes what is typed once the typing pauses. Whatever else happens to the address first comes after it: who types
 * and clicks at once finds both there, and what was typed never undoes what was chosen later.
 */
export function writeSoon(typing: Typing): void {
  clearTimeout(waiting?.timer);
  waiting = { ...typing, timer: setTimeout(settleTyping, searchDebounce) };
}

/** Writes at once what waits, before another step is made. */
export function settleTyping(): void {
  take()?.write();
}

/** Gives up what waits: it was typed for an address that the person has left. */
export function dropTyping(): void {
  take()?.drop();
}

/** Taken out first: writing is a step itself, which settles what waits. */
function take(): Typing | undefined {
  const taken = waiting;
  waiting = undefined;
  clearTimeout(taken?.timer);
  return taken;
}
