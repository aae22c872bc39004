import type { Person } from '@/adapters/language/language';
import { personOfName, resolveAddressee, resolvePerson } from '@/adapters/language/resolve-person';
import { mustBeOut } from './cues/must-be-out';
import { neededFrom } from './cues/needed-from';
import { askedWho, calledLast, labelled } from './cues/told-orders';
import type { CueKind, LanguagePack, VerbPhrase } from './packs/language-pack';
import type { Sentence } from './sentences';

/** A place in a sentence that may be an action item. */
export interface FoundCue {
  kind: CueKind;
  weak: boolean;
  sure: boolean;
  /** Where the quote begins: at the name, or at the cue. */
  start: number;
  /** Where what is to be done begins. */
  verbStart: number;
  /** The name as spoken, when one was. */
  name: string | null;
  /** The object is a pronoun: it repeats what was said before. */
  pronoun: boolean;
  verb: VerbPhrase;
}

const strength: Record<CueKind, number> = { request: 0, assign: 1, open: 2, self: 3 };

/** The cues of a sentence, in order, one for each place; a strong one wins over a weak one. */
export function findCues(
  sentence: Sentence,
  before: Sentence | undefined,
  people: readonly Person[],
  pack: LanguagePack,
): FoundCue[] {
  const found: FoundCue[] = [];
  const add = (cue: Omit<FoundCue, 'verb' | 'pronoun'>, said: string) => {
    const verb = pack.readVerbPhrase(
      sentence.text.slice(cue.verbStart),
      sentence.folded.slice(cue.verbStart),
      cue.kind,
    );
    found.push({ ...cue, verb, pronoun: /\b(?:lo|la|los|las) $/.test(said) });
  };
  for (const { kind, pattern, weak = false, sure = false, keepsVerb = false } of pack.cues)
    for (const match of sentence.folded.matchAll(pattern)) {
      const called = kind === 'request' ? nameAround(sentence, before, match.index, people) : null;
      const verbStart = match.index + match[0].length;
      add(
        {
          kind,
          weak,
          sure,
          start: called?.start ?? match.index,
          verbStart: verbStart - (keepsVerb ? lastVerb(match[0]) : 0),
          name: called?.name ?? null,
        },
        match[0],
      );
    }
  for (const pattern of pack.assigns)
    for (const match of sentence.text.matchAll(pattern)) {
      const name = match[1] ?? '';
      if (resolvePerson(name, people).ownerCandidates.length === 0) continue;
      // What somebody is to be told is part of what the teller does.
      const before = sentence.folded.slice(0, match.index);
      if (/\b(?:tell|remind) $/.test(before) && / to $/.test(match[0])) continue;
      if (isEndOfName(sentence.text.slice(Math.max(0, match.index - 80), match.index), name, people))
        continue;
      add(
        {
          kind: 'assign',
          weak: false,
          sure: false,
          start: match.index,
          verbStart: match.index + match[0].length,
          name,
        },
        '',
      );
    }
  for (const call of calls(sentence.text, people)) {
    const rest = sentence.folded.slice(call.end);
    const order = pack.orders.exec(rest);
    if (order)
      add(
        {
          kind: 'request',
          weak: false,
          sure: false,
          start: call.start,
          verbStart: call.end + order[0].length,
          name: call.name,
        },
        '',
      );
  }
  const last = calledLast(sentence.text, people);
  const order = last && pack.orders.exec(sentence.folded);
  if (last && order) {
    const verbStart = order[0].length;
    add({ kind: 'request', weak: false, sure: false, start: 0, verbStart, name: last }, '');
  }
  const label = labelled(sentence, people, pack);
  if (label) add({ ...label, weak: false, sure: true, start: 0 }, '');
  const others = [askedWho(sentence, pack), neededFrom(sentence, people, pack), mustBeOut(sentence, pack)];
  found.push(...others.filter((cue) => cue !== null));
  return separate(found);
}

/** 'Interface Mana, uh, Manager will': the end of what somebody else is called, or of nobody's name. */
function isEndOfName(before: string, name: string, people: readonly Person[]): boolean {
  const first = /(?<=\S\s+)(\p{Lu}\p{Ll}+)(?: (?:uh|um|er|eh|\{\w+\}))* $/u.exec(before)?.[1];
  if (first === undefined || titles.test(first)) return false;
  const whole = resolvePerson(`${first} ${name}`, people).ownerId;
  return whole === null || whole !== resolvePerson(name, people).ownerId;
}
const titles = /^(?:mrs?|ms|dr|prof(?:essor)?|hon|sir|dame|lord|lady|sra?|don|doña)$/i;

/** "I'll take care of" keeps nothing of the cue; Spanish forms are empty, the verb follows. */
function lastVerb(cue: string): number {
  const kept = /take care of $|be responsible for $/.exec(cue);
  return kept ? kept[0].length : 0;
}

/** Overlapping cues are one: the strong, then the more telling kind. */
function separate(found: readonly FoundCue[]): FoundCue[] {
  const ranked = [...found].sort(
    (a, b) =>
      Number(a.weak) - Number(b.weak) || strength[a.kind] - strength[b.kind] || b.verbStart - a.verbStart,
  );
  const kept: FoundCue[] = [];
  for (const cue of ranked)
    if (!kept.some((other) => cue.start < other.verbStart + 1 && other.start < cue.verbStart + 1))
      kept.push(cue);
  return kept.sort((a, b) => a.start - b.start);
}

const noName =
  /^(?:the|this|that|these|those|an?|we|you|it|he|she|they|there|my|our|el|los|las|una?|es[eo]|est[eo])$/i;

/** The names called at the beginning of a clause: 'Marcus, …', 'Elena prepara …'. */
function calls(text: string, people: readonly Person[]): { name: string; start: number; end: number }[] {
  const pattern =
    /(?<=^|[,.;:!?] |^(?:and|so|ok|okay|then|y|bueno) )[¿¡]?(\p{Lu}\p{L}+)(?: (\p{Lu}\p{L}+))?[,.]? (?=[\p{Ll}¿])/gu;
  return [...text.matchAll(pattern)].flatMap((match) => {
    const name = match[0].replace(/[^\p{L} ]/gu, '').trim();
    // 'The program is …' calls nobody, however near the word is to a name.
    if (noName.test(name)) return [];
    if (resolvePerson(name, people).ownerCandidates.length === 0) return [];
    // 'Product launch' calls nobody whose name sounds so: without a pause it has to be the name.
    if (!/[,.]/.test(match[0]) && personOfName(name, people) === null) return [];
    return [{ name, start: match.index, end: match.index + match[0].length }];
  });
}

/** The name that a request is addressed to: directly before it, at the end, or at the end of what came before. */
function nameAround(
  sentence: Sentence,
  before: Sentence | undefined,
  at: number,
  people: readonly Person[],
): { name: string; start: number } | null {
  const own = nameAtEnd(sentence.text.slice(0, at), people);
  if (own) return own;
  const closing = /[, ](\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)[?.!]*$/u.exec(sentence.text.slice(at));
  if (closing?.[1] && resolvePerson(closing[1], people).ownerCandidates.length > 0)
    return { name: closing[1], start: at };
  if (before && before.segment === sentence.segment && sentence.text.slice(0, at).trim().length < 12) {
    const called = nameAtEnd(before.text, people) ?? calls(before.text, people)[0];
    if (called) return { name: called.name, start: at };
  }
  return null;
}

/** A name that ends a text, heard well or nearly so. */
function nameAtEnd(said: string, people: readonly Person[]): { name: string; start: number } | null {
  const text = said.replace(
    /[\s,]*(?:por favor|please|then|also|entonces|bueno|(?:by )?when|how soon|¿?(?:para )?cuándo)[\s,]*$/i,
    '',
  );
  const slot = /(?:^|[\s¿¡])((?:\p{L}+ )?(\p{L}+))[\s,.:;¿¡!]*$/u.exec(text);
  if (!slot) return null;
  const last = slot[2] ?? '';
  for (const name of [slot[1] ?? '', last]) {
    const strict = resolvePerson(name, people);
    if (strict.ownerCandidates.length > 0) return { name, start: text.lastIndexOf(name) };
  }
  // A capital where none is due: probably a name that the recogniser did not know.
  const start = text.lastIndexOf(slot[1] ?? '');
  const heard = (slot[1] ?? '').trim();
  const loose = /^\p{Lu}/u.test(heard) ? resolveAddressee(heard, people) : null;
  const [only] = loose?.ownerCandidates ?? [];
  const person = people.find(({ id }) => id === only);
  return person ? { name: person.email, start } : null;
}
