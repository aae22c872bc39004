/** What is being typed after an @. */
export interface MentionQuery {
  /** Where the @ stands. */
  at: number;
  text: string;
}

/** No name that is typed in part is longer. */
const longest = 60;
const query = new RegExp(`(?<![\\p{L}\\p{N}_@.])@([\\p{L}\\p{M}\\p{N}'’ .-]{0,${longest}})$`, 'u');

/** Pure: the name that is being typed before the caret, after an @ on the same line; undefined where none is. */
export function mentionQuery(text: string, caret: number): MentionQuery | undefined {
  const match = query.exec(text.slice(Math.max(0, caret - longest - 2), caret));
  const typed = match?.[1];
  if (typed === undefined || typed.startsWith(' ')) return undefined;
  return { at: caret - typed.length - 1, text: typed };
}
