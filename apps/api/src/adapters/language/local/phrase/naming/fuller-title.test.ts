import { expect, test } from 'vitest';
import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { countThings } from '../find-topic';
import { phraseTask } from '../phrase-task';
import { fullerTitle } from './fuller-title';
import { sentencesOf } from './spoken-lines.test-kit';

/** The title of the last of these lines, where the house is about pumps and posters. */
function titled(...lines: string[]): string | null {
  const sentences = sentencesOf('The water pump is old. The posters are here.', ...lines);
  const at = sentences.length - 1;
  const task = phraseTask(sentences, at, englishPack);
  return task && fullerTitle(task.title, task, sentences, at, countThings(sentences));
}

test.each([
  // The name that it had just before, if it had one.
  [['We got the report of the lawyer.', 'I will check the report.'], 'Check the report of the lawyer'],
  [['There is a garden report, and a roof report.', 'I will check the report.'], 'Check the report'],
  [['I will check the report.'], 'Check the report'],
  [['The garden reports are here.', 'I will check the report.'], 'Check the report'],
  [['The front door is red.', 'I will paint the side of the door.'], 'Paint the side of the door'],
  // What stands behind it, where that was named.
  [['The water pump is so loud.', 'I will call Hanna about it.'], 'Call Hanna about the water pump'],
  [['The posters came.', 'I will call Hanna about them.'], 'Call Hanna about the posters'],
  [['It is so loud.', 'I will call Hanna about it.'], 'Call Hanna'],
  [['The posters came.', 'I will print some posters on that.'], 'Print some posters'],
  // What is told is of what is named behind it, not of what was spoken of before.
  [['I will give an update once we have the posters.'], 'Give an update on the posters'],
  [['It is about the posters.', 'I will give an update tomorrow.'], 'Give an update'],
  [['I will send a poster once we have the water pump.'], 'Send a poster'],
])('%s: %s', (lines, title) => expect(titled(...lines)).toBe(title));
