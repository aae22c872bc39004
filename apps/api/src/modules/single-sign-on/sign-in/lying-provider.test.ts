import { beforeEach, expect, test } from 'vitest';
import { useLyingDesk } from '@/test/sign-in/lying-desk';
import { type Claims, json, LyingProvider, signed } from '@/test/sign-in/lying-provider';

const lying = useLyingDesk();
const { desk, provider } = lying;
beforeEach(() => provider.instead.clear());

const at = (name: string) => `${name}@${lying.place.domain}`;

/** A browser that has begun, and what it was sent away with. */
async function begun() {
  const browser = desk.browser();
  const url = new URL(await desk.begin(browser, at('lea')));
  const [state = '', nonce = ''] = ['state', 'nonce'].map((key) => url.searchParams.get(key) ?? '');
  return { browser, url, state, nonce };
}

/** Comes back with a code, to which the provider answers these claims. */
async function comeBack(claims: (right: Claims) => Claims, by?: Parameters<typeof signed>[1]) {
  const { browser, state, nonce } = await begun();
  provider.idToken = signed(claims(provider.rightFor(nonce, at('lea'))), by);
  return desk.finish(browser, lying.place.company, `?code=any&state=${state}`);
}

test('what is right gets in, and what was begun says no more than it must', async () => {
  const { url, browser } = await begun();
  const { searchParams } = url;
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ response_type: 'code', client_id: 'tavla', code_challenge_method: 'S256', login_hint: at('lea') },
    redirect_uri: desk.redirectUri(lying.place),
  });
  const secret = browser.cookie('tavla_attempts') ?? '';
  const { rows } = await desk.test.db.pool.query('select * from sign_in_attempt');
  const values = [...searchParams.values(), secret];
  for (const value of [
    searchParams.get('state'),
    searchParams.get('nonce'),
    searchParams.get('code_challenge'),
    secret,
  ])
    expect(JSON.stringify(rows)).not.toContain(value);
  expect(new Set(values).size).toBe(values.length);
  expect((await comeBack((right) => right)).json().data.email).toBe(at('lea'));
});

const now = () => Math.floor(Date.now() / 1_000);
test.each<[string, (right: Claims) => Claims, Parameters<typeof signed>[1]?]>([
  ['of another issuer', (right) => ({ ...right, iss: 'https://evil.example' })],
  ['for another client', (right) => ({ ...right, aud: 'somebody-else' })],
  ['for two clients without a party', (right) => ({ ...right, aud: ['tavla', 'other'] })],
  ['of another sign-in', (right) => ({ ...right, nonce: 'another' })],
  ['without a nonce', ({ nonce: _, ...right }) => right],
  ['that has run out', (right) => ({ ...right, exp: now() - 3_600 })],
  ['without an end', ({ exp: _, ...right }) => right],
  ['without a subject', ({ sub: _, ...right }) => right],
  ['with a subject as long as a book', (right) => ({ ...right, sub: 'x'.repeat(5_000) })],
  ['signed by a stranger', (right) => right, 'a stranger'],
  ['signed by nobody', (right) => right, 'nobody'],
])('a token %s is not believed', async (_, claims, by) => {
  const answer = await comeBack(claims, by);
  expect([answer.statusCode, answer.json().reason]).toEqual([400, 'provider-answer-wrong']);
});

test('an answer counts in the browser that began alone, once, within ten minutes, and as it was sent', async () => {
  const { browser, state, nonce } = await begun();
  provider.idToken = signed(provider.rightFor(nonce, at('lea')));
  const query = `?code=any&state=${state}`;
  const refused = async (who: ReturnType<typeof desk.browser>, company: { id: string }, text: string) =>
    (await desk.finish(who, company, text)).json().reason;
  // Somebody leads another person to what they began themselves, or the other way round.
  expect(await refused(desk.browser(), lying.place.company, query)).toBe('attempt-not-known');
  expect(await refused(browser, lying.place.company, '?code=any')).toBe('attempt-not-known');
  expect(await refused(browser, lying.place.company, `?code=any&state=${state.slice(1)}x`)).toBe(
    'attempt-not-known',
  );
  const late = await begun();
  await desk.test.db.pool.query(`update sign_in_attempt set "expiresAt" = now() - interval '1 s'`);
  expect(await refused(late.browser, lying.place.company, `?code=any&state=${late.state}`)).toBe(
    'attempt-not-known',
  );
  expect(await refused(browser, lying.place.company, query)).toBe('attempt-not-known');

  // An answer that names another issuer (RFC 9207), or has a part twice.
  const mixed = await begun();
  expect(
    await refused(
      mixed.browser,
      lying.place.company,
      `?code=a&state=${mixed.state}&iss=https://evil.example`,
    ),
  ).toBe('provider-answer-wrong');
  const twice = await begun();
  expect(await refused(twice.browser, lying.place.company, `?code=a&state=${twice.state}&code=b`)).toBe(
    'provider-answer-wrong',
  );
  const declined = await begun();
  expect(
    await refused(declined.browser, lying.place.company, `?error=access_denied&state=${declined.state}`),
  ).toBe('provider-declined');
});

test('an attempt ends with the provider that it was begun with', async () => {
  const { browser, state, nonce } = await begun();
  provider.idToken = signed(provider.rightFor(nonce, at('lea')));
  await desk.sso(lying.place.admin).setProvider(provider.issuer, { clientId: 'another' });
  expect((await desk.finish(browser, lying.place.company, `?code=a&state=${state}`)).json().reason).toBe(
    'attempt-not-known',
  );
  await desk.sso(lying.place.admin).setProvider(provider.issuer);
});

test('userinfo about somebody else is not believed, nor an address without the word for it', async () => {
  const userinfo_endpoint = `${provider.issuer}/userinfo`;
  provider.instead.set('/.well-known/openid-configuration', (_, response) =>
    json(response, { ...provider.metadata, userinfo_endpoint }),
  );
  await desk.sso(lying.place.admin).setProvider(provider.issuer, { clientId: 'fresh' });
  const withInfo = async (token: Claims, info: Claims) => {
    provider.instead.set('/userinfo', (_, response) => json(response, info));
    return comeBack((right) => ({ ...right, aud: 'fresh', ...token }));
  };
  const bare = { email: undefined, email_verified: undefined };
  const right = { sub: 'one', email: at('lea'), email_verified: true };
  expect((await withInfo(bare, { ...right, sub: 'two' })).json().reason).toBe('provider-answer-wrong');
  const torn = await withInfo({ email: at('boss'), email_verified: undefined }, right);
  expect(torn.json().reason).toBe('provider-email-not-verified');
  expect((await withInfo(bare, right)).json().data.email).toBe(at('lea'));
  provider.instead.clear();
  await desk.sso(lying.place.admin).setProvider(provider.issuer);
});

test('a provider that is down, endless, elsewhere or no provider is said to be so, and called no further', async () => {
  const find = async (issuer: string) =>
    (await lying.place.admin.post('/api/v1/single-sign-on/test', { issuer })).json().failure;
  const documentIs = (handler: Parameters<typeof provider.instead.set>[1]) =>
    provider.instead.set('/.well-known/openid-configuration', handler);
  const says = (more: Claims) =>
    documentIs((_, response) => json(response, { ...provider.metadata, ...more }));
  expect(await find(provider.issuer)).toBeNull();
  for (const address of ['http://169.254.169.254', 'https://10.0.0.1', 'http://[::1]:1'])
    expect([address, await find(address)]).toEqual([address, 'address']);
  expect(await find('http://127.0.0.1:1')).toBe('refused');
  expect(await find(`${provider.issuer}/elsewhere`)).toBe('answer');
  // Another name for the same server, or a document that speaks for everybody's.
  says({ issuer: 'https://evil.example' });
  expect(await find(provider.issuer)).toBe('issuer');
  expect(await find(`${provider.issuer}/.well-known/openid-configuration`)).toBe('issuer');
  says({ authorization_endpoint: 'javascript:alert(1)' });
  expect(await find(provider.issuer)).toBe('endpoints');
  says({ jwks_uri: undefined });
  expect(await find(provider.issuer)).toBe('endpoints');
  documentIs((_, response) => void response.end('<html>'));
  expect(await find(provider.issuer)).toBe('answer');
  documentIs((_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end());
  expect(await find(provider.issuer)).toBe('answer');
  documentIs((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  expect(await find(provider.issuer)).toBe('too-large');
  documentIs((request) => void request.socket.destroy());
  expect(await find(provider.issuer)).toBe('broken');
});

test('a token endpoint that fails signs nobody in, and says what an admin can do about it', async () => {
  const tokenIs = (handler: Parameters<typeof provider.instead.set>[1]) =>
    provider.instead.set('/token', handler);
  const reason = async () => (await comeBack((right) => right)).json().reason;
  tokenIs((_, response) => json(response, { error: 'invalid_client' }, 401));
  expect(await reason()).toBe('provider-client-refused');
  tokenIs((_, response) => json(response, { error: 'invalid_grant' }, 400));
  expect(await reason()).toBe('provider-answer-wrong');
  tokenIs((request) => void request.socket.destroy());
  expect(await reason()).toBe('provider-unavailable');
  tokenIs((_, response) => json(response, { access_token: 'any', token_type: 'Bearer' }));
  expect(await reason()).toBe('provider-answer-wrong');
});

test('no company waits for another’s provider: of one that hangs a few are let go at a time', async () => {
  const hanging = await new LyingProvider().start();
  const slow = await desk.settle();
  expect((await desk.sso(slow.admin).setProvider(hanging.issuer)).statusCode).toBe(200);
  const begun: [ReturnType<typeof desk.browser>, string][] = [];
  for (let at = 0; at < 11; at++) {
    const browser = desk.browser();
    const { searchParams } = new URL(await desk.begin(browser, `a@${slow.domain}`));
    begun.push([browser, `?code=a&state=${searchParams.get('state')}`]);
  }
  const held: (() => void)[] = [];
  hanging.instead.set('/token', (_, response) => void held.push(() => json(response, {}, 500)));
  const tries = begun.map(([browser, query]) => desk.finish(browser, slow.company, query));
  await expect.poll(() => held.length).toBe(10);
  for (const release of held) release();
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort();
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  expect((await comeBack((right) => right)).statusCode).toBe(200);
  await hanging.stop();
});
