import { expect, test } from 'vitest';
import { splitSentences } from '../sentences';
import { countThings, findTopic } from './find-topic';
import { spokenWords } from './words/spoken-words';

const heardIn = (text: string) =>
  countThings(splitSentences([{ id: 'a', startMs: 0, endMs: 1, text, speaker: null }]));

test('things are counted by their last word, one or several, and as a whole', () => {
  const heard = heardIn('The blue door is stuck. Paint the blue doors. Send the list of the tenants.');
  expect(Object.fromEntries(heard)).toEqual({
    door: 2,
    'blue door': 1,
    'blue doors': 1,
    list: 1,
    tenant: 1,
    tenants: 1,
    'list of the tenants': 1,
  });
});

test('what this or that one does is no thing', () =>
  expect(heardIn('This lies behind it, that runs. This boiler is old.')).toEqual(new Map([['boiler', 1]])));

test.each([
  ['It was the big water pump, and the pump.', ['the', 'big', 'water', 'pump']],
  ['Half of it was about a water pump.', ['the', 'water', 'pump']],
  // Named once, no thing, somebody, begun anew.
  ['It was the ladder.', []],
  ['It was better than the pump broken.', []],
  ['The wate new water pump is there.', []],
  ['In thirty minutes.', []],
  ['By the five PM.', []],
  // Nothing that anybody knows by its name.
  ['It was about the sorts of issues.', []],
  ['It was about the subject.', []],
  ['It was the want of the everyone.', []],
])('%s', (said, topic) =>
  expect(
    findTopic(
      spokenWords(said),
      heardIn(
        'The pump is here. The pump is old. The minutes. The minutes. The sorts of issues. The sort. The subject. The subject. The PM. The PM. The want. The want. The everyone. The everyone.',
      ),
    ),
  ).toEqual(topic),
);
