import { beforeAll, expect, test } from 'vitest';
import { guessLanguage } from '@/modules/chat/guess-language';
import { useTestApp } from '@/test/test-app';
import { answerRequest } from '../answer-request';
import { faultsOf, type Phrasing } from './judge-reply.test-kit';
import open from './open.json';
import { addPhrasedCompany, type PhrasedCompany } from './phrasings.test-kit';
import second from './second.json';
import third from './third.json';

const app = useTestApp();
let company: PhrasedCompany;
beforeAll(async () => {
  company = await addPhrasedCompany(app.current);
});

async function ask({ message, where }: Phrasing) {
  const { db, session, now, ticketId, meetingId } = company;
  return answerRequest(db, session, {
    ...{ message, now, hasFiles: false, language: guessLanguage(message) },
    taskId: where === 'ticket' ? ticketId : null,
    audioId: where === 'meeting' ? meetingId : null,
  });
}

/** Of a list, so many are to be read right; and nothing is to be offered as certain that was not asked for. */
const rightFrom = 0.9;

test.each([
  ['open', open as Phrasing[]],
  ['second', second as Phrasing[]],
  ['third', third as Phrasing[]],
])('what colleagues ask comes to what they want: %s list', async (_, phrasings) => {
  const faulty: string[] = [];
  const wrong: string[] = [];
  for (const phrasing of phrasings) {
    const reply = await ask(phrasing);
    const faults = faultsOf(phrasing, reply, company);
    if (faults.length > 0) faulty.push(`${phrasing.id} ${phrasing.message}\n  ${faults.join('\n  ')}`);
    if (faults.length > 0 && (reply?.changes.length ?? 0) > 0) wrong.push(phrasing.id);
  }
  expect(wrong, faulty.join('\n')).toEqual([]);
  expect(1 - faulty.length / phrasings.length, faulty.join('\n')).toBeGreaterThanOrEqual(rightFrom);
});
