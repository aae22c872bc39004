import type { Cue } from './cue';

/** A pause after which somebody says something new, though their sentence had no end. */
const pauseMs = 2_000;
const longestJoined = 400;

/**
 * Subtitles cut sentences to fit a screen; here the pieces of one are put together, so that what is quoted, and
 * played, is what somebody said. Sorted by time.
 */
export function joinCues(cues: readonly Cue[]): Cue[] {
  const joined: Cue[] = [];
  const inside = wordsInside(cues);
  for (const cue of cues.toSorted((a, b) => a.startMs - b.startMs)) {
    const last = joined.at(-1);
    if (last && goesOn(last, cue, inside)) {
      last.text += ` ${cue.text}`;
      last.endMs = Math.max(last.endMs, cue.endMs);
    } else joined.push({ ...cue });
  }
  return joined;
}

function goesOn(last: Cue, { startMs, speaker, text }: Cue, inside: ReadonlySet<string>): boolean {
  if (speaker !== last.speaker || startMs - last.endMs > pauseMs) return false;
  if (hasEnded.test(last.text) || last.text.length + text.length >= longestJoined) return false;
  if (isNoMore.test(text)) return false;
  const opening = capital.exec(text)?.[1];
  return opening === undefined || !(brokenOff.test(last.text) || inside.has(opening.toLowerCase()));
}

/** What was heard beside the words, in brackets: '[Laughter.]', '{cough}'. */
const sound = String.raw`[[({][^\])}]{0,40}[\])}]`;
const hasEnded = new RegExp(String.raw`(?:^|[.?!…。？！]["'”’»)]?)(?:\s*${sound})*\s*$`, 'u');
const brokenOff = new RegExp(String.raw`(?:[—–]|--|${sound})\s*$`, 'u');
/** Nothing but sounds, or what people say to what another one says. */
const isNoMore = new RegExp(
  String.raw`^(?:${sound}|\s)*(?:$|(?:ok|okay|okej|yes|yeah|yep|yup|nope|mm|hmm?|mhm|uh-huh|sí|ja)(?!\p{L}))`,
  'iu',
);
/**
 * The word with a capital that a piece begins with. It begins a sentence, though the one before had no end, when that one
 * was broken off, or the word is written small elsewhere (not 'Anna', not 'I'): another speaks whom the file does not name.
 */
const capital = new RegExp(String.raw`^(?:${sound}|[\s"'“‘«¿¡-])*(\p{Lu}[\p{L}\p{M}]*)`, 'u');

/** The words that are written small somewhere. */
function wordsInside(cues: readonly Cue[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { text } of cues)
    for (const [word] of text.matchAll(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]*/gu)) words.add(word);
  return words;
}
