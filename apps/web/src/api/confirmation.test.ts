import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endMySession } from '@tavla/shared/contracts/sessions';
import { askNewPasskey } from '@tavla/shared/contracts/sign-in/passkeys';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './call';
import { errorBody } from './error-text';
import { http } from './http';
import { aPerson } from './person.fixture';
import { enterSession, getSession } from './person-session';

/** A server that wants a fresh code. */
let server: Server;
let isConfirmed: boolean;
let code: string;
let seen: string[];
let stops: (() => void)[];

beforeEach(async () => {
  enterSession(aPerson('ann'));
  isConfirmed = false;
  code = 'confirm-with-code';
  seen = [];
  stops = [];
  server = createServer((request, response) => {
    seen.push(request.url ?? '');
    const refusal = { statusCode: 403, code, message: 'Confirm first' };
    response.writeHead(isConfirmed ? 204 : 403, { 'content-type': 'application/json' });
    response.end(isConfirmed ? undefined : JSON.stringify(refusal));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  http.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const stop of stops) stop();
  enterSession(null);
  return new Promise((resolve) => server.close(resolve));
});

const confirmation = () => {
  const session = getSession();
  if (!session) throw new Error('nobody is signed in');
  return session.confirmation;
};
/** A dialog that is there; it answers when `answer` is called. */
function dialog(answer: () => void = () => undefined): void {
  stops.push(confirmation().listen(() => confirmation().isAsking() && answer()));
}
const end = (id: string) => call(endMySession, { params: { id } });

test('calls that need a fresh code wait for one question, and go again when a code was entered', async () => {
  dialog();
  const asked = vi.spyOn(confirmation(), 'ask');
  const all = Promise.all([end('a'), end('b'), end('c')]);
  await expect.poll(() => asked.mock.calls.length).toBe(3);
  isConfirmed = true;
  confirmation().settle(true);
  await all;
  expect(seen).toHaveLength(6);
  expect(confirmation().isAsking()).toBe(false);
});

test('giving up is the refusal itself, and asks anew the next time', async () => {
  let questions = 0;
  dialog(() => {
    questions += 1;
    queueMicrotask(() => confirmation().settle(false));
  });
  for (const round of [1, 2]) {
    const error = await end('a').catch((reason: unknown) => reason);
    expect(errorBody(error)?.code).toBe('confirm-with-code');
    expect([questions, seen.length]).toEqual([round, round]);
  }
});

test('without a dialog nothing waits', async () => {
  await expect(end('a')).rejects.toThrow('403');
});

test('a server that is not content goes on refusing: a call is not repeated for ever', async () => {
  dialog(() => queueMicrotask(() => confirmation().settle(true)));
  await expect(end('a')).rejects.toThrow('403');
  expect(seen).toHaveLength(2);
});

test('what waits when the session ends is never sent in the next one', async () => {
  dialog();
  void end('a');
  await expect.poll(() => confirmation().isAsking()).toBe(true);
  const before = confirmation();
  enterSession(aPerson('bea'));
  isConfirmed = true;
  before.settle(true);
  // Sent later, it would come after what waited.
  await end('later');
  expect(seen.map((url) => url.split('/').at(-1))).toEqual(['a', 'later']);
});

test('what needs a passkey waits for one, and then for a code where that is asked for as well', async () => {
  code = 'passkey-needed';
  const passkey = getSession()?.passkey;
  const answer = () => {
    if (!passkey?.isAsking()) return;
    code = 'confirm-with-code';
    queueMicrotask(() => passkey.settle(true));
  };
  stops.push(passkey?.listen(answer) ?? answer);
  dialog(() => {
    isConfirmed = true;
    queueMicrotask(() => confirmation().settle(true));
  });
  await end('a');
  expect(seen).toHaveLength(3);
});

test('what makes a passkey does not wait for one: it would wait for itself', async () => {
  code = 'passkey-needed';
  stops.push(getSession()?.passkey.listen(() => undefined) ?? (() => undefined));
  await expect(call(askNewPasskey)).rejects.toMatchObject({ response: { status: 403 } });
  expect(getSession()?.passkey.isAsking()).toBe(false);
});
