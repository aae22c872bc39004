import { expect, it } from 'vitest';
import type { Browser } from '@/test/browser';
import { useSignInDesk } from '@/test/sign-in-desk';
import { signIn } from '@/test/signed-in-browser';

const desk = useSignInDesk();
const { catcher, wrong, person, browserAt } = desk;

let number = 0;
/** An address of each kind; the answers must not tell which is which. */
const kinds: Record<string, () => Promise<string>> = {
  known: async () => (await person()).email,
  blocked: async () => (await person({ blocked: true })).email,
  unknown: async () => `unknown-${++number}@example.test`,
};
const company = () => ({ organizationName: `Firm ${++number}`, organizationDomain: 'example.test' });

/** Everything that an outsider sees of an answer, without what is random or a time. */
async function seen(answer: Promise<Awaited<ReturnType<Browser['post']>>>) {
  const { statusCode, body, headers, cookies } = await answer;
  const { date, 'set-cookie': _, ...rest } = headers;
  const ordinary = Object.entries(rest).filter(([name]) => !/^ratelimit|retry-after/.test(name));
  return {
    statusCode,
    body: body.replaceAll(/\d+ seconds?/g, 'a while'),
    names: Object.keys(headers).sort(),
    headers: Object.fromEntries(ordinary),
    cookies: cookies.map(({ value, ...cookie }) => ({ ...cookie, length: value.length })),
  };
}

/** The statements that this process sends meanwhile, without their values. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { pool } = desk.test.db;
  const query = pool.query;
  pool.query = ((...args: Parameters<typeof query>) => {
    const [first] = args as unknown[];
    sent.push(typeof first === 'string' ? first : (first as { text: string }).text);
    return query.apply(pool, args);
  }) as typeof query;
  await work().finally(() => {
    pool.query = query;
  });
  return sent;
}

/** Asks, asks again, and guesses wrongly until nothing goes any more: everything that shows on the way. */
async function walk(email: string, path: '/auth/login' | '/auth/signup') {
  const who = browserAt(`10.40.${++number}.1`);
  const type = path === '/auth/login' ? 'SIGN_IN' : 'SIGN_UP';
  const rest = type === 'SIGN_UP' ? company() : {};
  const answers: unknown[] = [];
  const statements = await statementsOf(async () => {
    answers.push(await seen(who.post(path, { email, ...rest })));
    answers.push(await seen(who.post('/auth/resend-otp', { email, type })));
    const code = wrong(catcher.last(email).code ?? '000000');
    for (let turn = 1; turn <= 6; turn++)
      answers.push(await seen(who.post('/auth/verify-otp', { email, code, type, ...rest })));
    const lost = browserAt(`10.40.${++number}.1`);
    answers.push(await seen(lost.post('/auth/verify-otp', { email, code, type, ...rest })));
  });
  // A failed sign-in is written down beside the answer, so at a moment of its own.
  return { answers, statements: statements.filter((text) => !text.includes('audit_entry')) };
}

it.each(['/auth/login', '/auth/signup'] as const)(
  'nothing in what %s and what follows answer, sets or does tells whether an address has an account',
  async (path) => {
    const walks = [];
    for (const kind of Object.values(kinds)) walks.push(await walk(await kind(), path));
    const [known, ...others] = walks;
    expect(known?.answers).toHaveLength(9);
    expect(known?.statements.length).toBeGreaterThan(25);
    for (const other of others) {
      expect(other.answers).toEqual(known?.answers);
      expect(other.statements).toEqual(known?.statements);
    }
  },
);

/** The same of somebody who is signed in and wants the address for their own. */
async function walkSignedIn(wanted: string) {
  const who = await signIn(browserAt(`10.42.${++number}.1`), catcher, (await person()).email);
  const answers: unknown[] = [];
  const statements = await statementsOf(async () => {
    for (let turn = 1; turn <= 2; turn++)
      answers.push(await seen(who.post('/auth/me/email/code', { email: wanted })));
    const code = wrong(catcher.last(wanted).code ?? '000000');
    for (let turn = 1; turn <= 6; turn++)
      answers.push(await seen(who.post('/auth/me/email', { email: wanted, code })));
  });
  // Sessions are looked up at moments of their own.
  return { answers, statements: statements.filter((text) => !text.includes('from session s\n')) };
}

it('nor does anything tell it to whoever wants the address for their own, in whichever company it is', async () => {
  const elsewhere = async () => (await desk.test.addCompany()).member.email;
  const walks = [];
  for (const kind of [...Object.values(kinds), elsewhere]) walks.push(await walkSignedIn(await kind()));
  const [known, ...others] = walks;
  expect(known?.answers).toMatchObject(
    [200, 429, 400, 400, 400, 400, 400, 400].map((statusCode) => ({ statusCode })),
  );
  expect(known?.statements.length).toBeGreaterThan(15);
  for (const other of others) expect(other).toEqual(known);
});

it('asking to sign in and to register look the same', async () => {
  const [signIn, signUp] = await Promise.all([
    seen(browserAt('10.41.1.1').post('/auth/login', { email: 'a-new-one@example.test' })),
    seen(browserAt('10.41.1.2').post('/auth/signup', { email: 'another@example.test', ...company() })),
  ]);
  expect(signUp).toEqual(signIn);
});
