import { words } from '@/adapters/language/fold-text';
import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { spanishPack } from '@/adapters/language/local/packs/pack-es';
import type { NamedTask } from '../mentions/find-mentions';
import { saysLittle } from '../mentions/name-words';
import { titleForms } from '../mentions/title-forms';
import type { Token } from '../text/tokens';
import type { Mark } from './marks';

/** A title that the words of a message may mean, all of them together. */
export interface RankedTitle {
  title: string;
  /** The more and the rarer its words that are said, the higher. */
  score: number;
  /** How much of what the title says is said, 0 to 1. */
  covered: number;
  isDone: boolean;
  assigneeId: string | null;
}

export const mostRanked = 3;
/** A word of so many titles says half of what one of a single title does. */
const common = 8;
const little = 0.3;
const mostWords = 40;

/** Pure: the titles that a message says most of, the likeliest first. What names something else says nothing here. */
export function rankTitles(
  tokens: readonly Token[],
  marks: readonly Mark[],
  tasks: readonly NamedTask[],
): RankedTitle[] {
  const said = marks
    .filter(({ kind }) => kind === 'word' || kind === 'task')
    .flatMap(({ from, to }) => tokens.slice(from, to))
    .filter(saysSomething)
    .map(({ raw, text }) => (raw ?? text).replace(/'s$/, ''));
  const byWord = wordsOfTitles(tasks);
  const met = new Map<NamedTask, Map<string, number>>();
  for (const word of new Set(said.slice(0, mostWords))) {
    const isForm = titleForms(word);
    const forms = [...byWord.keys()].filter(isForm);
    const holders = new Set(forms.flatMap((form) => byWord.get(form) ?? []));
    const worth = (saysLittle.has(word) ? little : 1) / (1 + Math.log2(1 + (holders.size - 1) / common));
    for (const form of forms)
      for (const task of byWord.get(form) ?? []) {
        const own = met.get(task) ?? new Map<string, number>();
        met.set(task, own.set(form, Math.max(own.get(form) ?? 0, worth)));
      }
  }
  return [...met]
    .map(([task, own]) => {
      const { title, isDone, assigneeId = null } = task;
      const score = [...own.values()].reduce((sum, worth) => sum + worth, 0);
      return {
        title,
        isDone,
        assigneeId,
        score,
        covered: own.size / Math.max(1, tellingWords(title).length),
      };
    })
    .sort((a, b) => b.score - a.score || b.covered - a.covered)
    .slice(0, mostRanked);
}

/** The tasks by the words of their titles. */
function wordsOfTitles(tasks: readonly NamedTask[]): Map<string, NamedTask[]> {
  const byWord = new Map<string, NamedTask[]>();
  for (const task of tasks)
    for (const word of new Set(tellingWords(task.title))) {
      const own = byWord.get(word);
      if (own) own.push(task);
      else byWord.set(word, [task]);
    }
  return byWord;
}

const isStopWord = (word: string) => englishPack.stopWords.has(word) || spanishPack.stopWords.has(word);

const tellingWords = (title: string) =>
  words(title)
    .map(({ text }) => text)
    .filter((word) => word.length > 1 && !isStopWord(word));

const saysSomething = ({ kind, text }: Token) =>
  kind === 'word' && text.length > 1 && !text.startsWith('-') && !isStopWord(text);
