const beginning = 'tavla-recording.';

/**
 * Says to all tabs of this browser that this one has something in hand, until the returned function is called; a tab
 * that is closed or killed says so no longer. The function's promise ends when nobody is told so any more.
 */
export function holdName(name: string): () => Promise<unknown> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = globalThis.navigator.locks?.request(name, () => held);
  return async () => {
    release();
    await holding;
  };
}

/** What follows the beginning in the names that some tab holds just now. */
export async function namesHeld(start: string): Promise<Set<string>> {
  const { held = [] } = (await globalThis.navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(start) ? [name] : []));
  return new Set(names.map((name) => name.slice(start.length)));
}

/** What this page has in hand, or asks for. */
const inHand = new Map<string, { isTaken: Promise<boolean>; release(): void }>();

/**
 * Takes a recording in hand, until `letGo`: it is being made, or somebody decides what becomes of it. Two tabs that go
 * on with one would write over each other.
 * @returns false when another tab has it in hand
 */
export async function takeInHand(id: string): Promise<boolean> {
  const { locks } = globalThis.navigator;
  if (!locks) return true;
  const known = inHand.get(id);
  if (known) return known.isTaken;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isTaken = new Promise<boolean>((resolve) => {
    void locks.request(beginning + id, { ifAvailable: true }, (lock) => {
      if (!lock) inHand.delete(id);
      resolve(lock !== null);
      return lock && held;
    });
  });
  inHand.set(id, { isTaken, release });
  return isTaken;
}

/** This tab has nothing to do with the recording any more. */
export function letGo(id: string): void {
  inHand.get(id)?.release();
  inHand.delete(id);
}

/** The recordings that some tab has in hand just now. */
export const recordingsInHand = () => namesHeld(beginning);
