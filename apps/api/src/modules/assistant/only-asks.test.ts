import { expect, test } from 'vitest';
import { readAsker } from '@/modules/chat/answering/rights/read-asker';
import { useTestApp } from '@/test/test-app';
import { gatherContext } from './context';
import { onlyAsks } from './only-asks';

const app = useTestApp();

const asking = [
  'any idea whether the harbour people want more money for the berth this year',
  "Hi, I'm wondering if the insurance was paid yet",
  'Anyone know if the permit came through',
  "I'd love to know what the printer charges.",
  'not sure who ordered the flour',
  'alguna idea de si el puerto pide más dinero este año',
  'Me pregunto cuánto cuesta el amarre',
  'Undrar om hamnen vill ha mer pengar',
];
const telling = [
  'The harbour people want 200 euros more for the berth',
  'No idea yet, the office is closed until Monday',
  'Not sure who ordered it, but Ada has the invoice',
  'Not sure what it cost: Ada has the invoice of 420 euros',
  'I wonder if it leaks, because the cabin was wet on Friday',
  'Any idea whether they want more? They wanted 200 euros last year.',
  'Alguien sabe nadar en el equipo: Marta',
  'They are curious about what the attic costs: 300 euros',
];

test('what only wonders is no evidence, and what also tells something is', async () => {
  const { id, member } = await app.current.addCompany();
  const { db } = app.current;
  const session = await readAsker(db.pool, id, member.id, null);
  const asked = await gatherContext(db.forCompany(id, member.id), session, {
    ...{ message: 'Does the harbour want more?', language: 'en', now: new Date() },
    ...{ taskId: null, audioId: null },
  });
  expect(asking.filter((one) => !onlyAsks(asked, one))).toEqual([]);
  expect(telling.filter((one) => onlyAsks(asked, one))).toEqual([]);
});
