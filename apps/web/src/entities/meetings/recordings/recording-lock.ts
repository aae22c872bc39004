const beginning = 'tavla-recording.';

/**
 * Says to all tabs of this browser that this one has something in hand, until the returned function is called; a tab
 * that is closed or killed says so no longer.
 */
export function holdName(name: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void globalThis.navigator.locks?.request(name, () => held);
  return release;
}

/** What follows the beginning in the names that some tab holds just now. */
export async function namesHeld(start: string): Promise<Set<string>> {
  const { held = [] } = (await globalThis.navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(start) ? [name] : []));
  return new Set(names.map((name) => name.slice(start.length)));
}

/** A recording that is being made. */
export const takeInHand = (id: string) => holdName(beginning + id);

/** The recordings that some tab is making just now. */
export const recordingsInHand = () => namesHeld(beginning);
