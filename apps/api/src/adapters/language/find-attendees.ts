import type { AnalysisInput, Attendee } from './language';
import { isWholeName, personOfName } from './resolve-person';

/** Of those who spoke, and of those who were named; a meeting of more is told of these. */
const most = 250;

const capitalised = /\p{Lu}[\p{L}\p{M}\p{N}'’-]*/gu;
const endOfSentence = /[.?!¿¡:"“]\s*$/u;

export type LinesOfAttendees = Pick<AnalysisInput, 'segments' | 'people'> & {
  /** Whether a part of a name, which a guest may have too, makes nobody a speaker: whose it may be was named. */
  byWholeName?: boolean;
};

/**
 * Who was in a meeting as far as its words tell: who speaks, and whose name is said, each where it is exactly one
 * person's. A word that begins a sentence has a capital anyway, so there it is a name only when somebody is addressed
 * ('Mark, can you …').
 */
export function findAttendees({ segments, people, byWholeName = false }: LinesOfAttendees): Attendee[] {
  const spoke = new Set<string>();
  const named = new Set<string>();
  const seen = new Map<string, string | null>();
  const personOf = (name: string) => {
    const known = seen.get(name);
    if (known !== undefined) return known;
    const found = personOfName(name, people);
    seen.set(name, found);
    return found;
  };
  for (const { speaker, text } of segments) {
    const speaking = speaker === null ? null : personOf(speaker);
    if (speaker !== null && speaking) {
      const those = byWholeName && !isWholeName(speaker, people) ? named : spoke;
      if (those.size < most) those.add(speaking);
    }
    for (const name of namesIn(text)) {
      const person = personOf(name);
      if (person && named.size < most) named.add(person);
    }
  }
  return [
    ...[...spoke].map((userId) => ({ userId, source: 'spoke' as const })),
    ...[...named].filter((id) => !spoke.has(id)).map((userId) => ({ userId, source: 'named' as const })),
  ];
}

/** Words of a text that may be names: two capitalised ones in a row, or one that no sentence begins with. */
function* namesIn(text: string): Generator<string> {
  let last: { word: string; end: number } | undefined;
  for (const match of text.matchAll(capitalised)) {
    const word = match[0].replace(/['’]s?$/u, '');
    const start = match.index;
    const end = start + match[0].length;
    if (last && text.slice(last.end, start) === ' ') yield `${last.word} ${word}`;
    const before = text.slice(Math.max(0, start - 4), start);
    const isFirst = before.trim() === '' || endOfSentence.test(before);
    if (!isFirst || text[end] === ',') yield word;
    last = { word, end };
  }
}
