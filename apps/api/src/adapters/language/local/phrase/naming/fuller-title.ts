import type { Sentence } from '@/adapters/language/local/sentences';
import type { Heard } from '../find-topic';
import { isWholeTitle } from '../is-whole-title';
import type { PhrasedTask } from '../phrase-task';
import { TopicSearch } from '../topic-search';
import { titleFrom } from '../words/spoken-words';
import { bareThing, nameInFull } from './name-in-full';
import { withMatter } from './with-matter';

/**
 * The title of a task with what makes it clear to who was not there: 'Check the report' with the name that the report
 * has just before, 'Talk to the plumber' with what is said behind it, where that is 'about it', 'Give an update' with what it is on. The title as it is
 * where that is not certain.
 */
export function fullerTitle(
  title: string,
  task: PhrasedTask,
  sentences: readonly Sentence[],
  at: number,
  heard: Heard,
): string {
  const words = title.split(' ');
  const longer = withMatter(words, task, new TopicSearch(sentences, at, heard), sentences[at]);
  const isBare = words.at(-bareThing) === 'the' && /^\p{Ll}/u.test(words.at(-1) ?? '');
  // 'the door of the house' is not any door that the house has.
  const inFull =
    isBare && !words.includes('of')
      ? [...words.slice(0, -bareThing), ...nameInFull(words.slice(-bareThing), sentences, at)]
      : words;
  const fuller = longer ?? inFull;
  return fuller.length > words.length && isWholeTitle(fuller) ? titleFrom(fuller) : title;
}
