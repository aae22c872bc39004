import { fold } from '@/adapters/language/fold-text';
import type { SlotMatch, SlotReader, Tongue } from '../grammar/match';
import { foldedWords, type Reader, spansOf, typed, unclear, unclearCost } from './reader';
import { noName } from './stop-words';
import { namedBefore } from './theirs-slot';

const longestName = 5;
const longestUnknown = 3;
const asker: Record<Tongue, RegExp> = { en: /^(?:me|myself)$/, es: /^(?:mi|yo|-me)$/ };
/** Whoever was named before, where that is one. */
const third: Record<Tongue, RegExp> = { en: /^(?:him|her|them)$/, es: /^(?:él|ella)$/ };
const nobody: Record<Tongue, RegExp> = { en: /^(?:nobody|no one)$/, es: /^nadie$/ };

/**
 * A person to whom something may be given. A name must mean one active person as it is written, or be a mere slip of
 * one's; what is only near to a name is asked back, and so is everything else.
 */
export function personSlot(reader: Reader): SlotReader {
  return (at, tongue) => {
    const ways = spansOf(reader, at, longestName).flatMap((end) => readName(reader, at, end, tongue));
    return [...ways, ...severalPeople(reader, ways)];
  };
}

/** Whom something may be taken from: the same, and somebody blocked, who keeps tasks. */
export function holderSlot(reader: Reader): SlotReader {
  const person = personSlot(reader);
  return (at, tongue) =>
    person(at, tongue).map((way) => {
      if (way.unclear?.why !== 'blocked') return way;
      const [only, ...others] = reader.people.called(foldedWords(reader, at, way.end));
      return only && others.length === 0 ? { end: way.end, value: only.id, cost: 0 } : way;
    });
}

/** A person who is known: what is nobody's name is something else. */
export function someoneSlot(reader: Reader): SlotReader {
  const person = personSlot(reader);
  return (at, tongue) =>
    person(at, tongue).filter(
      ({ value, cost, unclear: doubt }) =>
        (doubt ? doubt.why === 'several' || doubt.why === 'blocked' : value !== null && cost < 2) &&
        !asker[tongue].test(reader.tokens[at]?.text ?? ''),
    );
}

/** The same behind 'move it to': a word that is nobody's name was meant for a column. */
export function moverSlot(reader: Reader): SlotReader {
  const person = personSlot(reader);
  return (at, tongue) =>
    person(at, tongue).map((way) =>
      way.unclear?.why === 'unknown'
        ? { ...way, unclear: { ...way.unclear, about: 'column', candidates: ['pending', 'todo'] } }
        : way,
    );
}

function readName(reader: Reader, at: number, end: number, tongue: Tongue): SlotMatch[] {
  const name = foldedWords(reader, at, end);
  if (end === at + 1 && asker[tongue].test(name)) return [{ end, value: reader.context.me, cost: 0 }];
  const spoken =
    end === at + 1 && third[tongue].test(typed(reader, at, end).toLowerCase()) ? namedBefore(reader, at) : [];
  const [only] = spoken;
  const isActive = reader.context.people.some((one) => one.id === only && one.isActive);
  if (only !== undefined && spoken.length === 1 && isActive) return [{ end, value: only, cost: 0 }];
  if (nobody[tongue].test(name)) return [{ end, value: null, cost: 0 }];
  const found = reader.people.called(name);
  const active = found.filter(({ isActive }) => isActive).map(({ id }) => id);
  const words = typed(reader, at, end);
  if (active.length === 1) return [{ end, value: active[0], cost: 0 }];
  if (active.length > 1) return [doubtful(end, unclear('person', words, 'several', active))];
  if (found.length > 0) return [doubtful(end, unclear('person', words, 'blocked'))];
  return end - at <= longestUnknown ? unknownName(reader, at, end, words) : [];
}

function unknownName(reader: Reader, at: number, end: number, words: string): SlotMatch[] {
  const tokens = reader.tokens.slice(at, end);
  if (tokens.some(({ text }) => noName.has(text) || /[\d']|^-/.test(text))) return [];
  const [slip, ...others] = reader.people.slips(foldedWords(reader, at, end));
  if (slip && others.length === 0) return [{ end, value: slip.id, cost: 1 }];
  const near = reader.people.near(words);
  // A name is written with a capital; a lower-case one is the worse guess, and the fewer words the better.
  const cost = unclearCost + (end - at) + (/^\p{Lu}/u.test(words) ? 0 : 5) - (near.length > 0 ? 3 : 0);
  const why = near.length > 0 ? 'unsure' : 'unknown';
  return [{ ...doubtful(end, unclear('person', words, why, near)), cost }];
}

/** 'Priya and Jonas': a task has one assignee. */
function severalPeople(reader: Reader, ways: readonly SlotMatch[]): SlotMatch[] {
  return ways.flatMap(({ end, value }) => {
    if (typeof value !== 'string' || !/^(?:and|or|y|o|e|u|\/)$/.test(reader.tokens[end]?.text ?? ''))
      return [];
    return spansOf(reader, end + 1, longestName).flatMap((last) => {
      const others = reader.people.called(foldedWords(reader, end + 1, last));
      const ids = others.filter(({ isActive }) => isActive).map(({ id }) => id);
      const words = typed(reader, end - 1, last);
      return ids.length > 0 ? [doubtful(last, unclear('person', words, 'several', [value, ...ids]))] : [];
    });
  });
}

/** Whose tasks are meant, with or without 's: somebody blocked keeps theirs. */
export function ownerSlot(reader: Reader): SlotReader {
  return (at, tongue) =>
    spansOf(reader, at, longestName).flatMap((end) => {
      const name = foldedWords(reader, at, end).replace(/'s?$/, '');
      if (isTagOfTasks(reader, name, end)) return [];
      if (end === at + 1 && asker[tongue].test(name)) return [{ end, value: reader.context.me, cost: 0 }];
      const own = reader.people.called(name);
      // 'Priyas tasks': without its sign.
      const meant = own.length > 0 || !/s$/.test(name) ? own : reader.people.called(name.slice(0, -1));
      const ids = meant.map(({ id }) => id);
      if (ids.length === 1) return [{ end, value: ids[0], cost: 0 }];
      const words = typed(reader, at, end).replace(/['’]s?$/, '');
      return ids.length > 1 ? [doubtful(end, unclear('person', words, 'several', ids))] : [];
    });
}

/** 'The marketing tasks' are those with the tag, whoever has Marketing for a position. */
function isTagOfTasks({ context, tokens }: Reader, name: string, end: number): boolean {
  const bare = name.replace(/^(?:the|our) /, '');
  return (
    bare !== name &&
    /^(?:tasks?|tickets?|cards?|jobs|stuff|things|todos)$/.test(tokens[end]?.text ?? '') &&
    context.tags.some((tag) => fold(tag) === bare)
  );
}

/** Whoever is called so, one or several: a name said only to say who not. */
export function namesakeSlot(reader: Reader): SlotReader {
  return (at) =>
    spansOf(reader, at, longestName).flatMap((end) => {
      const ids = reader.people.called(foldedWords(reader, at, end).replace(/'s?$/, '')).map(({ id }) => id);
      return ids.length > 0 ? [{ end, value: ids, cost: 0 }] : [];
    });
}

/** The same with 's, before what somebody has; one that nobody is called so is asked back. */
export function possessiveSlot(reader: Reader): SlotReader {
  const owner = ownerSlot(reader);
  return (at, tongue) => {
    const word = reader.tokens[at]?.text ?? '';
    if (word === 'my' && tongue === 'en') return [{ end: at + 1, value: reader.context.me, cost: 0 }];
    const found = owner(at, tongue).filter(
      ({ end }) => isPossessive(reader, end - 1) || isWithoutSign(reader, at, end),
    );
    if (found.length > 0 || !isPossessive(reader, at) || shortened.test(word) || noName.has(word))
      return found;
    const words = typed(reader, at, at + 1).replace(/['’]s?$/, '');
    const isDepartment = reader.context.departments.some(({ name }) => fold(name) === fold(words));
    return isDepartment
      ? []
      : [doubtful(at + 1, unclear('person', words, 'unknown', reader.people.near(words)))];
  };
}

/** 'Yusufs tasks': the name and an s. */
function isWithoutSign(reader: Reader, at: number, end: number): boolean {
  const name = foldedWords(reader, at, end);
  return name.endsWith('s') && reader.people.called(name).length === 0;
}

const isPossessive = ({ tokens }: Reader, at: number) => /'s?$/.test(tokens[at]?.text ?? '');
const shortened = /^(?:it|that|this|what|who|there|here|he|she|let|how|when|where|today|everyone|team)'s$/;

const doubtful = (end: number, what: ReturnType<typeof unclear>): SlotMatch => ({
  end,
  value: null,
  cost: unclearCost,
  unclear: what,
});
