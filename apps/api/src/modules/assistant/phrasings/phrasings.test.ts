import { beforeAll, describe, expect, test } from 'vitest';
import { guessLanguage } from '@/modules/chat/guess-language';
import { useTestApp } from '@/test/test-app';
import { answerRequest } from '../answer-request';
import { faultsOf, type Phrasing } from './judge-reply.test-kit';
import open from './open.json';
import { addPhrasedCompany, type PhrasedCompany } from './phrasings.test-kit';

const app = useTestApp();
let company: PhrasedCompany;
beforeAll(async () => {
  company = await addPhrasedCompany(app.current);
});

async function ask({ message, where }: Phrasing) {
  const { db, session, now, ticketId, meetingId } = company;
  return answerRequest(db, session, {
    ...{ message, now, language: guessLanguage(message) },
    taskId: where === 'ticket' ? ticketId : null,
    audioId: where === 'meeting' ? meetingId : null,
  });
}

describe.each([['open', open as Phrasing[]]])('what colleagues ask, %s list', (_, phrasings) => {
  test.each(phrasings.map((phrasing) => [phrasing.id, phrasing] as const))('%s', async (_, phrasing) => {
    const faults = faultsOf(phrasing, await ask(phrasing), company);
    expect(faults.join('\n'), phrasing.message).toBe('');
  });
});
