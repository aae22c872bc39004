import { describe, expect, test } from 'vitest';
import { englishPack } from '../packs/pack-en';
import { spanishPack } from '../packs/pack-es';
import { splitSentences } from '../sentences';
import { phraseTask, phraseTasks } from './phrase-task';

/** The last sentence of what one person says. */
function read(said: string, pack = englishPack) {
  const sentences = splitSentences([{ id: 'a', startMs: 0, endMs: 9, text: said, speaker: null }]);
  return { sentences, at: sentences.length - 1, pack };
}
const titleOf = (said: string, pack = englishPack) => {
  const { sentences, at } = read(said, pack);
  return phraseTask(sentences, at, pack)?.title ?? null;
};

test.each([
  ["I'll send you the budget by Friday.", 'Send the budget'],
  [
    "So um I 'll {vocalsound} I 'll check whether the the chip supports voice .",
    'Check whether the chip supports voice',
  ],
  ['Could you please book the room for the workshop?', 'Book the room for the workshop'],
  ["Let's ask the lawyer whether the contract still holds.", 'Ask the lawyer whether the contract holds'],
  ['Send me the invoices.', 'Send the invoices'],
  ['Think about the colours of the packaging.', 'Think about the colours of the packaging'],
  ["I'm thinking about the layout of the hall.", 'Think about the layout of the hall'],
  ['Priya is working on the login page.', 'Work on the login page'],
  ['Things to think about are the price and the battery.', 'Think about the price and the battery'],
  ["I'd like you to prepare a short demo.", 'Prepare a short demo'],
  ['Make sure that the backup runs every night.', 'Make sure that the backup runs every night'],
  ['Somebody should call the plumber.', 'Call the plumber'],
  ['We will have to write to the Minister about the deadline.', 'Write to the Minister about the deadline'],
  ['We have to figure out how we can reduce the noise.', 'Figure out how to reduce the noise'],
  [
    'Maybe we should see if we can get a cheaper supplier.',
    'Check whether it is possible to get a cheaper supplier',
  ],
  ['You will need to, um, to measure the the range of the remote.', 'Measure the range of the remote'],
  ["I'm gonna start testing the prototype next week.", 'Start testing the prototype'],
  ['I need to talk to my boss about our holidays.', 'Talk to the boss about the holidays'],
  ["I'll have a look at the logs.", 'Look at the logs'],
  ['We need to find out how much the licences cost.', 'Find out how much the licences cost'],
  [
    'So w we should, you know, compare the L_C_D_ , like , with the old screen and',
    'Compare the LCD with the old screen',
  ],
  [
    'I will get the numbers from finance and update the sheet.',
    'Get the numbers from finance and update the sheet',
  ],
  [
    "Yeah, you'll be looking at the write - up of the multi - band tests",
    'Look at the write-up of the multi-band tests',
  ],
  ['If you could mail out the agenda, that would be great.', 'Mail out the agenda'],
  ['Ben, please prepare the hall for the party on March third.', 'Prepare the hall for the party'],
  ["I'll book the hall for the week of the fourth of May.", 'Book the hall'],
  ['Someone has to find a cook before the end of May.', 'Find a cook'],
  ['Can you let the staff know about the date?', 'Let the staff know about the date'],
  ['Could you send them the welcome package by Thursday?', 'Send the welcome package'],
  ['I will do the minutes.', 'Do the minutes'],
  ['We have to fill in a form again.', 'Fill in a form'],
  ["I'll ask Anna to review the slides.", 'Review the slides'],
  ['The brochure is not done. I can write it.', 'Write the brochure'],
  ['I will paint again for twenty minutes and then we will measure the roof.', 'Measure the roof'],
  ['You will work together on a big on a wooden bench.', 'Work together on a wooden bench'],
  ['We will find a way to heat the attic.', 'Heat the attic'],
  ['I have to write the yearly balance thing.', 'Write the yearly balance'],
  ['We need to clean a very dusty carpet.', 'Clean a dusty carpet'],
  ['I will see what paint we can put on the door.', 'Check what paint we can put on the door'],
  ["We have to find out which door we're painting.", 'Find out which door we are painting'],
  ['I will ask Mira about how to heat the attic.', 'Ask Mira about how to heat the attic'],
  ['Can you mend the roof before the guests come in?', 'Mend the roof'],
  ['We will try now to mend the roof.', 'Mend the roof'],
  ['I will use the tape to mark the spots where it leaks.', 'Use the tape'],
  // Up to where what was said is no title any more.
  ['We can start measuring the windows and feed stuff.', 'Start measuring the windows'],
])('%s', (said, title) => expect(titleOf(said)).toBe(title));

describe('no title is better than a torn one', () => {
  test.each([
    ["I'll look into it."],
    ['I can do that.'],
    ['We should put them on the, on the'],
    ["I'll give you a call."],
    ['What can we do about the price?'],
    ['The chip will support the microphone.'],
    ['If I could, I would have built the thing.'],
    ["We won't send the letter."],
    ['You have to get back to me.'],
    ["I'll check the"],
    ['You will come up with the colours Mira, and he picks them apart.'],
    ['We are planning, this spring, a big push to tell everybody.'],
    ['I have to get front-end, uh, stuff from you.'],
    ['I will do the same for the new house.'],
    ['We will look to backfill that.'],
    ['You should put in.'],
    ['Let us get started.'],
    ['I will send you a copy of that.'],
    ['You will get the coll {disfmarker}'],
    ['Maybe you should paint on the on the small brown uh {disfmarker}'],
    ['We have to repair the gutt—'],
    ['We will invite the Tre - the Treasurer {disfmarker}'],
    ['We will ensure that those tenants who pay late can stay in the house.'],
    ["I'll show you how we're going to do with the paint."],
    ['I will begin off with six thousand.'],
    ['You will receive a bill.'],
    ['We should handle the cases where people pay twice.'],
    ['We should find the best.'],
    ['I will inform the hon.'],
    ['Do you want the soup?'],
    ['She is nice and the soup was warm.'],
    ['We have to trade off the time of the plumbers.'],
    ['The minutes and the hours and the brochure and the soup. I will heat it.'],
  ])('%s', (said) => expect(titleOf(said)).toBeNull());
});

test('two who are named have a task each, with the place of its words', () => {
  const { sentences, at, pack } = read('Anna will paint the door, and Ben is gonna mend the roof.');
  const found = phraseTasks(sentences, at, pack);
  expect(found.map(({ title, subject }) => [title, subject.name])).toEqual([
    ['Paint the door', 'Anna'],
    ['Mend the roof', 'Ben'],
  ]);
  expect(found.map(({ start, end }) => sentences[at]?.text.slice(start, end))).toEqual([
    'Anna will paint the door',
    'Ben is gonna mend the roof',
  ]);
});

test('written by a person, a corpus or a recogniser it is the same title', () => {
  const spellings = [
    "I'll e-mail the follow-up to the client.",
    "I 'll e - mail the follow - up to the client .",
    'uh I’ll um e-mail the the follow-up to the client',
    "{vocalsound} I 'll {disfmarker} I 'll e - mail the {gap} follow - up to the client .",
  ];
  expect(spellings.map((said) => titleOf(said))).toEqual(
    spellings.map(() => 'E-mail the follow-up to the client'),
  );
});

test.each([
  ['Prepararé la demo para el equipo.', 'Preparar la demo para el equipo'],
  ['Alguien tiene que renovar el dominio.', 'Renovar el dominio'],
  ['Eh, yo reviso las, eh, las cifras.', 'Revisar las cifras'],
  [
    'Prepara por favor una lista de empresas para el equipo.',
    'Preparar una lista de empresas para el equipo',
  ],
  ['Me encargo de eso.', null],
  ['¿Puedes llamarme luego?', null],
])('Spanish: %s', (said, title) => expect(titleOf(said, spanishPack)).toBe(title));
