import { expect, test } from 'vitest';
import { readSignInDraft } from './sign-in-draft';
import { aStorage } from './storage.fixture';

test('what is no draft is an empty one, and what is no text in it was not typed', () => {
  const storage = aStorage();
  for (const text of ['{', 'null', '5', '"x"', '[]', 'true', '{"email":5,"name":{},"domain":[]}']) {
    storage.set('tavla.signIn', text);
    expect(readSignInDraft(storage).email, text).toBeUndefined();
  }
  storage.set('tavla.signIn', '{"email":null,"name":"Acme"}');
  expect(readSignInDraft(storage)).toEqual({ name: 'Acme' });
});
