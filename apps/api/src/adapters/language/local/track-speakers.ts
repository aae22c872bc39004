import type { Person } from '@/adapters/language/language';
import { resolvePerson } from '@/adapters/language/resolve-person';
import type { LanguagePack } from './packs/language-pack';
import type { Sentence } from './sentences';

/** How long an address holds: after it, someone else may well be speaking. */
const holdsSegments = 4;
const interjectionCharacters = 60;

/**
 * Who speaks each sentence: the segment's own speaker, or what the words give away. Someone who is asked by
 * name ("Marcus, where are we?") speaks next, until another is addressed or someone else reacts; who is thanked by
 * name spoke before; who introduces himself speaks. Null where the words do not say.
 */
export function trackSpeakers(
  sentences: readonly Sentence[],
  people: readonly Person[],
  pack: LanguagePack,
): (string | null)[] {
  const speakers: (string | null)[] = sentences.map(({ speaker }) =>
    speaker === null ? null : (resolvePerson(speaker, people).ownerId ?? null),
  );
  let floor: { id: string; since: number } | null = null;
  let asked: { id: string; request: boolean } | null = null;
  sentences.forEach((sentence, at) => {
    if (sentence.speaker !== null) return;
    const introduced = pack.introduces.exec(sentence.folded)?.[1];
    const self = introduced ? resolvePerson(introduced, people).ownerId : null;
    const addressed = addressee(sentence, people);
    const reacts = pack.acknowledges.test(sentence.folded) || pack.accepts.test(sentence.folded);
    const answering = asked !== null && (sentence.opens || pack.accepts.test(sentence.folded));
    if (self) floor = { id: self, since: sentence.segment };
    else if (asked && answering && addressed !== asked.id) {
      floor = { id: asked.id, since: sentence.segment };
      // After a yes to a request anyone may go on: only the yes itself is surely theirs.
      if (asked.request && reacts) {
        speakers[at] = asked.id;
        floor = null;
      }
      asked = null;
    } else if (floor && ((reacts && sentence.opens) || sentence.segment - floor.since > holdsSegments))
      floor = null;
    const interjected = pack.question.test(sentence.folded) && sentence.text.length < interjectionCharacters;
    if (floor && addressed === floor.id) floor = null;
    if (floor && interjected) floor.since = sentence.segment;
    if (floor && !interjected && !(addressed && addressed !== floor.id)) speakers[at] ??= floor.id;
    if (addressed) {
      thank(sentences, speakers, at, addressed, pack);
      const ends = pack.thanks.test(sentence.folded.slice(0, addressStart(sentence, people)));
      asked = ends
        ? null
        : {
            id: addressed,
            request: pack.cues.some(
              (cue) => cue.kind === 'request' && sentence.folded.search(cue.pattern) >= 0,
            ),
          };
    }
  });
  return speakers;
}

/** "Thanks, Priya": the segment before was Priya's, when nothing says otherwise. */
function thank(
  sentences: readonly Sentence[],
  speakers: (string | null)[],
  at: number,
  id: string,
  pack: LanguagePack,
): void {
  const sentence = sentences[at];
  if (
    !sentence?.opens ||
    !/^\W*(?:thanks?|gracias)/.test(sentence.folded) ||
    !pack.acknowledges.test(sentence.folded)
  )
    return;
  for (let before = at - 1; sentences[before]?.segment === sentence.segment - 1; before -= 1)
    speakers[before] ??= id;
}

/** The person whom a sentence calls by name: 'Marcus, …', '…, Marcus?', 'Tom, empieza'. */
export function addressee(sentence: Sentence, people: readonly Person[]): string | null {
  return vocative(sentence, people)?.id ?? null;
}

function addressStart(sentence: Sentence, people: readonly Person[]): number {
  return vocative(sentence, people)?.start ?? sentence.text.length;
}

function vocative(sentence: Sentence, people: readonly Person[]): { id: string; start: number } | null {
  const slots = sentence.text.matchAll(
    /(?<=^|[,.;:] |\band |\by )[¿¡]?(\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)?(?=[,.?!]|$)/gu,
  );
  for (const slot of [...slots].reverse()) {
    const { ownerId } = resolvePerson(slot[0].replace(/[¿¡]/g, ''), people);
    if (ownerId) return { id: ownerId, start: slot.index };
  }
  return null;
}
