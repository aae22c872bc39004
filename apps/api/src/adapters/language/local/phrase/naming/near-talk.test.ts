import { expect, test } from 'vitest';
import { englishPack } from '@/adapters/language/local/packs/pack-en';
import { countThings } from '../find-topic';
import { followUp } from '../follow-up';
import { isWholeTitle } from '../is-whole-title';
import { phraseTask } from '../phrase-task';
import { sentencesOf } from './spoken-lines.test-kit';

/** What the house is about is named more than once in the meeting. */
const elsewhere = 'The pump is old. The boiler is loud. The mailing list is long. The posters are here.';

function titled(said: string): string | null {
  const sentences = sentencesOf(elsewhere, ...said.split('|'));
  const at = sentences.length - 1;
  return phraseTask(sentences, at, englishPack)?.title ?? followUp(sentences, at, countThings(sentences));
}

/** What only those who were there would understand, with the talk that it answers. */
const talk: readonly [said: string, title: string | null][] = [
  // Who says no more than yes takes on what was asked for.
  ['Could you paint the cellar door ?|Mm-hmm .|Yes , I can do that .', 'Paint the cellar door'],
  ['Can you frame the old photos ?|Sure , I think I can .', 'Frame the old photos'],
  ['Somebody has to mend the fence .|I will do it next week .', 'Mend the fence'],
  // Nobody asked for what the speaker himself does.
  ['I am painting the cellar door .|You can do that .', null],
  // Who is meant was named alone.
  ['We met with Hanna .|I will write to her .', 'Write to Hanna'],
  ['We met with Hanna and Jonas .|I will write to him .', null],
  // What was asked is found out.
  [
    "I'm not sure whether the pump fits the cellar .|I will look into that .",
    'Find out whether the pump fits the cellar',
  ],
  [
    'Will the new pump fit the cellar ?|We have to find that out .',
    'Find out whether the new pump will fit the cellar',
  ],
  ['Could we paint the fence ?|I will check that .', 'Check whether it is possible to paint the fence'],
  ['Is it too loud ?|I will check that .', null],
  // 'Mm-hmm' and 'Okay, great' stand between what is named and what stands for it.
  ['The pump is loud .|Mm-hmm .|Okay , great .|I will look into that .', 'Look into the pump'],
  ['The mailing list is out of date .|I will print that one .', 'Print the mailing list'],
  ['I will ask Hanna to find out more about the roof .', 'Find out more about the roof'],
  ['We need to find out what the survey will give us .', 'Find out what the survey will give'],
  ['So think about what kind of paint you want to use with it .', 'Think about what kind of paint to use'],
  [
    'and see whether we can drive the prices down to add a few rooms',
    'Check whether it is possible to drive the prices down to add a few rooms',
  ],
  ['The floor plan will be worked on the next thirty minutes .', 'Work on the floor plan'],
  [
    'They are going to spend the next week working through the details of the lease .',
    'Work through the details of the lease',
  ],
  ['I will clean the chandel chandelier .', 'Clean the chandelier'],
  ['Please copy all the plans , okay , all the letters .', 'Copy all the plans'],
  ['I am working on the final drawing of it .', 'Work on the final drawing'],
  ['I have to take a picture of it .', null],
  ['The pump is loud .|I hope to look forward to the end .', 'Follow up on the pump'],
  ['The pump is loud .|I have to look at that and think about it .', 'Think about the pump'],
  ['You will get some specific instructions .', null],
  ['We are looking to the new lease to make that clearer .', 'Look to the new lease'],
  // What was named before something else was told is nothing to look into.
  ['The boiler is loud .|It rains all the time .|I will keep an eye on that .', 'Follow up on the boiler'],
  ['The boiler is loud .|It rains all the time .|I will look into that .', 'Follow up on the boiler'],
  ['You will get a chance to play with the clay .', 'Play with the clay'],
  // What one is to do with what one gets.
  [
    'As usual , you will be sent a transcript to check for accuracy following the meeting .',
    'Check the transcript for accuracy',
  ],
  ["You'll receive the plans to compare with the old ones .", 'Compare the plans'],
  ['I will make a first draft of the letter .', 'Make a first draft of the letter'],
  ['So please come up with a plan , okay .', 'Come up with a plan'],
  ['The boiler is loud .|Jonas is helping out with that .', 'Help out with the boiler'],
  ['We asked HTWK .|I will call them .', 'Call HTWK'],
  ['We asked the HTWK and the TUBS .|I will call them .', null],
];

test.each(talk)('%s', (said, title) => expect(titled(said)).toBe(title));

test('none of them is torn', () => {
  const titles = talk.map(([said]) => titled(said)).filter((title) => title !== null);
  expect(titles.filter((title) => !isWholeTitle(title.split(' ')))).toEqual([]);
});
