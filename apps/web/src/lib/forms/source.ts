/** Where the entity of a form comes from, and how far it is: a form has to show every one of these. */
export type Source<T> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  /** There is none of that id; `meanwhile` when there was, and somebody deleted it. */
  | { state: 'gone'; meanwhile: boolean }
  /** As it stands now, with what others change; null is one that does not exist yet. */
  | { state: 'there'; entity: T | null };

/** The form of something new, or of what its page has already. */
export function there<T>(entity: T | null): Source<T> {
  return { state: 'there', entity };
}
