import { expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { useTestApp } from '@/test/test-app';

// Nothing listens there.
const app = useTestApp({
  ASSISTANT_ENGINE: 'openai',
  OPENAI_API_KEY: 'none',
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
});

test.each(['application/json', 'text/event-stream'])(
  'an engine that is down is told in words, and the question stays (%s)',
  async (accept) => {
    const { member } = await app.current.addCompany();
    const answer = await postForm(app.current, member, '/api/v1/chat/new-message', { message: 'Hello' }, [], {
      accept,
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'engine-unavailable', message: expect.any(String) });
    const kept = await app.current.as(member).get('/api/v1/chat/messages');
    expect(kept.json().data).toMatchObject([{ author: 'user', content: 'Hello' }]);
  },
);
