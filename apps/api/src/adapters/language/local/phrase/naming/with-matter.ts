import type { Sentence } from '@/adapters/language/local/sentences';
import type { PhrasedTask } from '../phrase-task';
import { isOpen } from '../read-noun';
import type { TopicSearch } from '../topic-search';
import { spokenWords } from '../words/spoken-words';

const aboutIt =
  /^\s*(?:around |back |further |more )?(about|on) (it|that|this|them|these|those)\b(?! \p{L})/u;
/** What is told says nothing until one knows of what; with the word that leads to it. */
const told: Readonly<Record<string, string>> = {
  update: 'on',
  updates: 'on',
  comment: 'on',
  comments: 'on',
  announcement: 'about',
  message: 'about',
  reminder: 'about',
};
/** Verbs that make it; 'update the comments' has its thing already. */
const making = new Set(['give', 'make', 'send', 'share', 'post', 'write', 'provide', 'get', 'add', 'leave']);
const mostWords = 4;

/** 'Send a letter' with 'about it', 'Give an update' with what it is on; null where that is not certain. */
export function withMatter(
  words: readonly string[],
  task: PhrasedTask,
  search: TopicSearch,
  sentence: Sentence | undefined,
): string[] | null {
  const said = sentence?.text ?? '';
  const [, lead = '', pronoun = ''] = aboutIt.exec(said.slice(task.end)) ?? [];
  if (lead === '') return withReport(words, task, search, said);
  const matter = words.includes(lead) ? [] : search.before([], pronoun);
  return joined(words, lead, matter);
}

function withReport(
  words: readonly string[],
  task: PhrasedTask,
  search: TopicSearch,
  said: string,
): string[] | null {
  const lead = told[words.at(-1) ?? ''];
  const isBare = words.length <= mostWords && making.has(words[0]?.toLowerCase() ?? '');
  if (lead === undefined || !isBare) return null;
  // What it is on is said behind it; what was spoken of before is seldom that.
  return joined(words, lead, search.around([spokenWords(said.slice(task.end))], null, []));
}

/** Null where the thing is missing, or in the title. */
function joined(words: readonly string[], lead: string, matter: readonly string[]): string[] | null {
  const known = new Set(words.map(stem));
  return matter.length === 0 || matter.some((word) => isOpen(word) && known.has(stem(word)))
    ? null
    : [...words, lead, ...matter];
}

const stem = (word: string) => word.toLowerCase().replace(/s$/, '');
