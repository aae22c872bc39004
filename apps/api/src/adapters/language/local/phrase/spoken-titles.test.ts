import { expect, test } from 'vitest';
import { englishPack } from '../packs/pack-en';
import { countThings } from './find-topic';
import { followUp } from './follow-up';
import { isWholeTitle } from './is-whole-title';
import { sentencesOf } from './naming/spoken-lines.test-kit';
import { phraseTask } from './phrase-task';

/** What the house is about is named more than once in the meeting. */
const elsewhere =
  'The pump is old. The boiler is loud. The heating bill is high. The size is small. The roof garden is small. The posters are here. The insurance is fine. The fire doors are heavy. The mailing list is long.';

/** As people talk, each with what was said just before it, and the title that it gets. */
const talk: readonly [said: string, title: string][] = [
  ["Um so I 'll , uh , I 'll paint the the cellar door next week .", 'Paint the cellar door'],
  ["The pump is so loud .|Yeah so we 'll have to look into that .", 'Look into the pump'],
  ["We got the heating bill .|Okay , I 'd have to go back and check .", 'Check the heating bill'],
  ['There is something wrong with the boiler .|We have to fix it soon .', 'Fix the boiler'],
  ['Nobody knows the insurance .|Could you do some research on that ?', 'Do some research on the insurance'],
  ['It rains through the roof garden .|I still have to investigate further .', 'Investigate the roof garden'],
  ['Because we need to measure the windows .', 'Measure the windows'],
  ['The posters will be sent to you by the printer .', 'Send the posters'],
  ['You will be sent a floor plan before that .', 'Send a floor plan'],
  ['You will be sent a copy of the plans .', 'Send a copy of the plans'],
  ['The fire doors have to be checked every year .', 'Check the fire doors'],
  ['The size of the boiler is something we have to find out .', 'Find out about the size of the boiler'],
  ["I'd be happy to show the plans to the neighbours .", 'Show the plans to the neighbours'],
  ['Could you guys draw me a picture of the stairs ?', 'Draw a picture of the stairs'],
  ["We're hoping to repaint the hall .", 'Repaint the hall'],
  ["So what I 'll do is I 'll go ahead and enter , the numbers", 'Enter the numbers'],
  ["We'll just check to see how the drying is going .", 'Check how the drying is going'],
  ["I'm gonna have an on-site talk with the plumber .", 'Have an on-site talk with the plumber'],
  ['Mira over here is going to plant the hedge .', 'Plant the hedge'],
  ['The pump is loud .|I will ask the engineer .', 'Ask the engineer about the pump'],
  ['That is Mira , for the mailing list .', 'Work on the mailing list'],
  ['The mailing list is out of date .|I will keep working on it .', 'Keep working on the mailing list'],
  ['We should think about how we can utilise the attic .', 'Think about how to utilise the attic'],
  ["I'll put some photos of the flat together .", 'Put some photos of the flat together'],
  ['The boiler is something that I will try to expand .', 'Expand the boiler'],
  [
    'The pump is loud .|I will ask the plumber a bit more about the boiler .',
    'Ask the plumber about the boiler',
  ],
  ["I 'll get together with you and see what paint we can use .", 'Check what paint we can use'],
  ["I 'll have to ask the heating department .", 'Check with the heating department'],
  ['The mailing list is long .|We will work closely with it .', 'Work with the mailing list'],
  ['The pump is loud .|Mira , the old letter box .', 'Work on the old letter box'],
  ['Mira asked me to put the posters up in the hall .', 'Put the posters up in the hall'],
  ["I 'll probably loop in the plumber .", 'Loop in the plumber'],
  ['We may be able to resubmit the floor plan .', 'Resubmit the floor plan'],
  ["The pump is loud .|I 'll circle back with the plumber .", 'Circle back with the plumber'],
  ['Please have a look at the heating bill .', 'Look at the heating bill'],
  ['We come back to the roof garden .', 'Follow up on the roof garden'],
  ["It was about the posters .|I'll do that .", 'Follow up on the posters'],
  ['That was a very big boiler , and we now need to try to evaluate it .', 'Evaluate the big boiler'],
];

function titleOf(said: string): string | null {
  const lines = [...said.split('|').reverse(), elsewhere].reverse();
  const sentences = sentencesOf(...lines);
  const at = sentences.length - 1;
  return phraseTask(sentences, at, englishPack)?.title ?? followUp(sentences, at, countThings(sentences));
}

test.each(talk)('%s', (said, title) => expect(titleOf(said)).toBe(title));

test.each([
  ['The pump is loud .|So that is still on the old letter box .', 'Follow up on the old letter box'],
  ['The pump is loud .|So that is about an old letter box .', 'Follow up on the pump'],
])('what is named in full comes first: %s', (said, title) => expect(titleOf(said)).toBe(title));

test('none is torn, and no more than one in ten is the plain way out', () => {
  const titles = talk.map(([said]) => titleOf(said) ?? '');
  expect(titles.filter((title) => !isWholeTitle(title.split(' ')))).toEqual([]);
  expect(titles.filter((title) => title.startsWith('Follow up')).length).toBeLessThanOrEqual(
    talk.length / 10,
  );
});

test.each([
  // Where it is, not what is meant; several where one is meant; said only behind the pronoun.
  ['The plans lie on the roof garden .|You two are going to work together .'],
  ['It is about the fire doors .|I will look into it .'],
  ["I'm working on this .|Is it the boiler ?"],
  ['Next posters , please .|We will find a place .'],
])('no thing is named that was not meant: %s', (said) => {
  const lines = said.split('|');
  const sentences = sentencesOf(elsewhere, ...lines);
  const at = sentences.findIndex(({ text }) => /work|will/.test(text));
  expect(followUp(sentences, at, countThings(sentences))).toBeNull();
});
