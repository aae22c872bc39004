import { fold } from '@/adapters/language/fold-text';
import { wordSet } from '@/adapters/language/local/word-set';
import { namesOf } from '@/adapters/language/translations/word-pairs';
import type { SlotMatch, SlotReader } from '../grammar/match';
import { isQuotation } from '../text/tokens';
import { nearNames } from './near-names';
import { foldedWords, type Reader, spansOf, typed, unclear, unclearCost } from './reader';
import { noName } from './stop-words';

const longestTag = 6;
/** What means something else wherever it stands. */
const pronouns = wordSet(
  'it me my mine we us our you your he him his she her they them their this that these those i one all any no now next the a an to on in at for from by of do so el la lo los las yo mi tu su se le les es son un una y o a de en por para esto eso todo ya no',
);
/** What a question says of any task: no other word for a tag. */
const asksItself = wordSet(
  'left leave till still cost costs like last open close done end need want go going make take give get show check queda falta cuesta sale hay haz hacer',
);
/** Words of tags shorter than this must be exact. */
const forgiving = 5;

/** The tags in use by their words, made once a message. */
interface KnownTags {
  byWords: ReadonlyMap<string, string>;
  near(words: string): string[];
}
const made = new WeakMap<readonly string[], KnownTags>();

function knownTags(tags: readonly string[]): KnownTags {
  const before = made.get(tags);
  if (before) return before;
  const byWords = new Map(tags.map((tag) => [plain(tag), tag]));
  // 'Seguridad' for a tag that is called 'safety', unless there is one of that name.
  for (const [words, tag] of [...byWords])
    for (const other of namesOf(words))
      if (!byWords.has(other) && !asksItself.has(other)) byWords.set(other, tag);
  const known = { byWords, near: nearNames(byWords.keys()) };
  made.set(tags, known);
  return known;
}

/** One or several tags in use ('winter and front desk'); a word that is none is asked back. */
export function tagsSlot(reader: Reader, mayBeUnknown: boolean): SlotReader {
  const known = knownTags(reader.context.tags);
  return (at) => {
    let found = oneTag(reader, known, at, mayBeUnknown);
    let last = found;
    for (let more = 0; more < 8 && last.length > 0; more += 1) {
      last = last.flatMap((way) => {
        const next = afterJoint(reader, way.end);
        if (next === null || way.unclear) return [];
        return oneTag(reader, known, next, false).map((other) => ({
          end: other.end,
          cost: way.cost + other.cost,
          value: [...(way.value as string[]), ...(other.value as string[])],
        }));
      });
      found = [...found, ...last];
    }
    return found;
  };
}

/** Tasks by the name of their tag: 'how many bugs' of one that is called 'bug'. Only a question may take that for tasks. */
export function taggedSlot(reader: Reader): SlotReader {
  const { byWords } = knownTags(reader.context.tags);
  return (at) => {
    const word = reader.tokens[at]?.text ?? '';
    const tag = byWords.get(word.replace(/s$/, '')) ?? byWords.get(word.replace(/es$/, ''));
    return word.length > 3 && /s$/.test(word) && tag !== undefined
      ? [{ end: at + 1, value: [tag], cost: 0 }]
      : [];
  };
}

function oneTag(
  reader: Reader,
  { byWords, near: nearTo }: KnownTags,
  at: number,
  mayBeUnknown: boolean,
): SlotMatch[] {
  const token = reader.tokens[at];
  if (isQuotation(token)) {
    const tag = byWords.get(plain(token.inner ?? ''));
    if (tag !== undefined) return [{ end: at + 1, value: [tag], cost: 0 }];
    const what = unclear('tag', token.inner ?? '', 'unknown');
    return mayBeUnknown ? [{ end: at + 1, value: [], cost: unclearCost, unclear: what }] : [];
  }
  return spansOf(reader, at, longestTag).flatMap((end): SlotMatch[] => {
    const words = foldedWords(reader, at, end);
    const exact = byWords.get(words);
    if (exact !== undefined && isMeant(reader, at, words, exact)) return [{ end, value: [exact], cost: 0 }];
    const near = words.length < forgiving ? [] : nearTo(words).flatMap((name) => byWords.get(name) ?? []);
    const [only] = near;
    if (only && near.length === 1) return [{ end, value: [only], cost: 1 }];
    if (!mayBeUnknown || end > at + 1 || isNoTag(words) || words.startsWith('-')) return [];
    const what = unclear('tag', typed(reader, at, end), 'unknown', near);
    return [{ end, value: [], cost: unclearCost + 2, unclear: what }];
  });
}

/** What is nobody's name is no tag either, but 'urgent' is the first that comes to mind. */
const isNoTag = (words: string) => noName.has(words) && words !== 'urgent';

/** A tag may be called 'IT', 'Me' or 'Next': of such a word it is known only as it is written, or by what stands before. */
function isMeant(reader: Reader, at: number, words: string, tag: string): boolean {
  if (!pronouns.has(words)) return true;
  const [lead = '', before = ''] = [reader.tokens[at - 1]?.text, reader.tokens[at - 2]?.text];
  // 'The tag it' names one, 'tag it like that' a task.
  const isVerb = /^(?:tag|label)$/.test(lead) && !/^(?:the|a|with|add|remove|drop|put|by|its)$/.test(before);
  const isNamed = !isVerb && /^(?:tag|tags|label|labels|etiqueta|etiquetas|#)$/.test(lead);
  return isNamed || (tag !== words && typed(reader, at, at + 1) === tag);
}

/** Where the next one of a list begins; null: the list is over. */
function afterJoint({ tokens }: Reader, at: number): number | null {
  const isComma = tokens[at]?.text === ',';
  const next = isComma ? at + 1 : at;
  if (/^(?:and|y|e|&)$/.test(tokens[next]?.text ?? '')) return next + 1;
  return isComma ? next : null;
}

/** A tag's words as a message's tokens would be. */
const plain = (tag: string) => (fold(tag).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
