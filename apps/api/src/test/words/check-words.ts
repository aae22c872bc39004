import { afterAll, beforeAll } from 'vitest';
import { expectKnownWordsIn } from './known-words';

const real = globalThis.fetch;

/** What a test fetches from a server of its own. */
const isOurs = (url: string) => /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/.test(url);

// Whatever a test asks of the API over the network is held against the catalogue; `TestApp` does so for inject().
beforeAll(() => {
  globalThis.fetch = async (...given) => {
    const answer = await real(...given);
    if (answer.status >= 400 && isOurs(answer.url))
      expectKnownWordsIn(await answer.clone().text(), answer.headers.get('content-type'));
    return answer;
  };
});
afterAll(() => {
  globalThis.fetch = real;
});
