import { fold } from '@/adapters/language/fold-text';
import type { Person } from '@/adapters/language/language';
import { mostCandidates, resolvePerson } from '@/adapters/language/resolve-person';
import type { LanguagePack } from '../packs/language-pack';
import { nextVoice, type Sentence } from '../sentences';
import { addressee } from '../track-speakers';
import type { Subject } from './clauses/read-subject';
import { besideSpeaker, calledTogether } from './named-together';

/** Who is to do something, as far as the talk tells: one person, or several of whom it may be any. Ids of people. */
export interface Owners {
  owner: string | null;
  /** The owner alone, or everybody who was named or meant together. */
  candidates: string[];
}

interface Talk {
  sentences: readonly Sentence[];
  /** Person id of who speaks each sentence, where that is known. */
  speakers: readonly (string | null)[];
  people: readonly Person[];
  pack: LanguagePack;
}

/** Somebody is asked to do it, not whether all is well. */
const asksYou = /\b(?:(?:can|could|would|will) you|puedes|podrias|puede|podria)\b/;
/**
 * 'I would love to see how they compare': what one would be glad of is oftener another's to do. 'I'd like to' and 'I'd be
 * happy to' are promises.
 */
const wishes = /\bi(?: would|'d) (?:\w+ )?love to\b|\bi wish\b/;
const nobody: Owners = { owner: null, candidates: [] };

/**
 * Who is to do what a sentence says: by name, by who says "I'll", or by who says yes to a question. 'We', 'you' to
 * nobody in particular and 'she' are no one: a wrong owner is worse than none.
 */
export function ownersOf(talk: Talk, at: number, subject: Subject): Owners {
  const speaker = talk.speakers[at] ?? null;
  switch (subject.kind) {
    case 'self':
      return wishes.test(talk.sentences[at]?.folded ?? '') ? nobody : one(speaker);
    case 'assign':
      return subject.several ? nobody : named(talk, subject.name ?? '');
    case 'request':
    case 'order':
      if (subject.several) return together(meantTogether(talk, at, speaker));
      return one(calledBy(talk, at, subject, speaker) ?? repliedBy(talk, at, speaker));
    case 'group':
      return together(besideSpeaker(talk.sentences[at]?.text ?? '', speaker, talk.people));
    case 'everyone':
      return together(others(talk, null));
    default:
      return nobody;
  }
}

/**
 * Whether a sentence, folded, gives what its title says to somebody else, or takes it on together with them: who says 'I
 * will ask the plumber to find it' is not who finds it, but who says 'I'll get it to the printer' brings it there.
 */
export function isPassedOn(said: string, title: string): boolean {
  const isAsking = passesOn.test(`${title.toLowerCase()} it to`);
  return (passesOn.test(said) && !isAsking) || /\btogether with (?:you|him|her|them)\b/.test(said);
}
const passesOn =
  /\b(?:ask|tell|get|remind|want|encourage|invite|urge|expect|hire)(?:ing)? (?:\S+ ){1,6}to(?! (?:the|an?|you|him|her|them|us|me|our|your|my|everyone|everybody|all)\b)\b/;

const one = (id: string | null): Owners => (id === null ? nobody : { owner: id, candidates: [id] });

function together(ids: readonly string[]): Owners {
  return ids.length <= mostCandidates ? { owner: null, candidates: [...ids] } : nobody;
}

/** A person of the company, or a speaker whose name is a role: 'Marketing Expert' is 'Marketing'. */
function named({ people, sentences }: Talk, name: string): Owners {
  // 'the designers' are nobody's name.
  if (!/^\p{Lu}/u.test(name)) return nobody;
  const found = resolvePerson(name, people);
  if (found.ownerCandidates.length > 0) return { owner: found.ownerId, candidates: found.ownerCandidates };
  const said = fold(name);
  const roles = new Set(sentences.flatMap(({ speaker }) => (speaker === null ? [] : [speaker])));
  const meant = [...roles]
    .filter((role) => role.includes(' ') || role.length > 3)
    .filter((role) => said.startsWith(fold(role)));
  const [only] = meant;
  return meant.length === 1 && only !== undefined ? one(resolvePerson(only, people).ownerId) : nobody;
}

/** 'Anna and Tom, you two': those who are called; else everybody else. */
function meantTogether(talk: Talk, at: number, speaker: string | null): string[] {
  const named = calledTogether(talk.sentences[at]?.text ?? '', talk.people);
  return named.length > 0 ? named : others(talk, speaker);
}

/** Everybody who speaks in the meeting and is known, except one. */
function others({ speakers }: Talk, but: string | null): string[] {
  return [...new Set(speakers.filter((id): id is string => id !== null && id !== but))];
}

/** 'Anna, could you …', 'could you …, Anna?', and 'Anna?' just before it. */
function calledBy(talk: Talk, at: number, subject: Subject, speaker: string | null): string | null {
  const { sentences, people } = talk;
  const sentence = sentences[at];
  if (!sentence) return null;
  const before = sentences[at - 1];
  const isSame = before !== undefined && before.segment === sentence.segment && before.text.length < 30;
  const called =
    addressee(sentence, people) ??
    (subject.name === null ? null : named(talk, subject.name).owner) ??
    (isSame ? addressee(before, people) : null);
  return called === speaker ? null : called;
}

/** Who says yes to a question: only the first other voice behind it answers. */
function repliedBy({ sentences, speakers, pack }: Talk, at: number, speaker: string | null): string | null {
  const asked = sentences[at];
  if (!asked || !pack.question.test(asked.folded) || !asksYou.test(asked.folded)) return null;
  const index = nextVoice(sentences, at);
  if (index === undefined || !pack.accepts.test(sentences[index]?.folded ?? '')) return null;
  const who = speakers[index] ?? null;
  return who === speaker ? null : who;
}
