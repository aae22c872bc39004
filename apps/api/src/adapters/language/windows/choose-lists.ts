import { fullName } from '@tavla/shared/full-name';
import { words } from '@/adapters/language/fold-text';
import type { AnalysisInput, OpenTask, Person, TranscriptSegment } from '@/adapters/language/language';
import { estimateTokens } from './estimate-tokens';

/** Whom and what a model may name beside what was said. */
export interface Lists {
  people: readonly Person[];
  tasks: readonly OpenTask[];
}

/** Shorter words stand in every sentence. */
const telling = 4;

interface Entry<Item> {
  item: Item;
  tokens: number;
  words: readonly string[];
}

/**
 * Makes a chooser of the people and tasks that go along with a part of the transcript. All of them where they fit;
 * else those that are spoken of first, then the others in the order given.
 * @param room tokens
 * @returns the tokens that they take at most, and the chooser
 */
export function listChooser(
  { people, tasks, language }: Pick<AnalysisInput, 'people' | 'tasks' | 'language'>,
  room: number,
): { tokens: number; choose(segments: readonly TranscriptSegment[]): Lists } {
  const entryOf = <Item>(item: Item, sent: unknown, text: string): Entry<Item> => ({
    item,
    tokens: estimateTokens(JSON.stringify(sent), language) + 1,
    words: words(text).map((word) => word.text),
  });
  const persons = people.map((person) => entryOf(person, fullName(person), fullName(person)));
  const works = tasks.map((task) => entryOf(task, task, task.title));
  const total = sum(persons) + sum(works);
  if (total <= room) return { tokens: total, choose: () => ({ people, tasks }) };

  return {
    tokens: room,
    choose(segments) {
      const said = new Set(segments.flatMap(({ text }) => words(text).map((word) => word.text)));
      const isSaid = (word: string) => said.has(word);
      const taken = take(
        works,
        ({ words: all }) => all.filter((word) => word.length >= telling && isSaid(word)).length,
        room / 2,
      );
      const known = take(persons, ({ words: all }) => all.filter(isSaid).length, room - sum(taken));
      return { people: known.map(({ item }) => item), tasks: taken.map(({ item }) => item) };
    },
  };
}

const sum = (entries: readonly { tokens: number }[]) => entries.reduce((all, { tokens }) => all + tokens, 0);

/** Those that count most, as far as there is room; of those that count the same, the first. */
function take<Item>(
  entries: readonly Entry<Item>[],
  countOf: (entry: Entry<Item>) => number,
  room: number,
): Entry<Item>[] {
  let left = room;
  return entries
    .map((entry) => ({ entry, count: countOf(entry) }))
    .sort((a, b) => b.count - a.count)
    .map(({ entry }) => entry)
    .filter(({ tokens }) => {
      if (tokens > left) return false;
      left -= tokens;
      return true;
    });
}
