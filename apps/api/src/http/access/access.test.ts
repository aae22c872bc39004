import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, it, vi } from 'vitest';
import { type Answer, faultOf } from '@/test/answer-fault';
import { dumpCompany } from '@/test/filled-company';
import { callOperation } from '@/test/matrix/call-operation';
import {
  asksForEverything,
  type Caller,
  callers,
  type Expected,
  expectedOf,
  pairOf,
  takesTokens,
} from '@/test/matrix/caller-rules';
import { type Cell, callersWithoutField, makeCaller } from '@/test/matrix/matrix-callers';
import { type Scene, sampleNaming, setScene, setTwin } from '@/test/matrix/matrix-scene';
import { type Operation, readOperations } from '@/test/matrix/operations';
import { servedRoutes } from '@/test/matrix/served-routes';
import { startTestApp } from '@/test/test-app';

// Started here, not before the tests: the rows come from what the running server says about itself.
// Nobody answers what is asked: an answer would come at some time, and change what was looked at before.
const test = await startTestApp({ WORKER: 'off', DNS_SERVERS: '127.0.0.1:9' });
test.app.answers.patience = 0;
const base = await test.listen();
const operations = await readOperations(test);
const elsewhere = await test.addCompany();
afterAll(() => test.close());

/** What is served, but is no part of the documented interface. */
const undocumented = [
  'GET /api/docs',
  'GET /api/docs/',
  'GET /api/docs/*',
  'GET /api/docs/json',
  'GET /api/docs/static/index.html',
  'GET /api/docs/static/swagger-initializer.js',
  'GET /api/docs/yaml',
  'GET /healthz',
  // Refused, with the method that it takes.
  'DELETE /mcp',
  'GET /mcp',
  'OPTIONS /api/v1/uploads',
  'OPTIONS /api/v1/uploads/:id',
];

/** Where even who may is refused, since the sample has no code, no refresh cookie, nothing that failed and nobody to
 * write to, and nothing was suggested to who calls, or cleared by them. */
const nothingToDo: Record<string, number> = {
  'audios.retry': 409,
  'audios.cancel': 409,
  'audios.send-summary': 409,
  'audios.restore': 404,
  'auth.add-passkey': 400,
  'auth.change-my-email': 400,
  'auth.confirm': 400,
  'auth.confirm-by-passkey': 400,
  'auth.passkey-sign-in': 400,
  'auth.token-refresh': 401,
  'auth.verify-otp': 400,
  // Its sample has no secret of anybody.
  'calendars.read': 404,
  'chat.restore-cleared': 404,
  'auth.begin-provider': 404,
  'auth.finish-provider': 400,
  'sso.check-domain': 409,
  'sso.prove-domain': 400,
  'sso.set-provider': 400,
  'suggestions.apply': 404,
  'suggestions.dismiss': 404,
  'suggestions.undo': 404,
  // It is a person's, who makes their own.
  'tokens.create-for-service': 409,
  // Nobody is erased who can sign in.
  'users.erase': 409,
};

/** What is wrong with one caller's answer. */
async function cellFaults(operation: Operation, caller: Caller, { shown, sample }: Cell, scene: Scene) {
  const expected = expectedOf(operation, caller);
  const answer = await callOperation(base, operation, shown, sample);
  const { status, body } = answer;
  const faults = [faultOf(operation, answer)];
  if (!isAsExpected(expected, status)) {
    const again = await callOperation(base, operation, shown, sample);
    faults.push(`${expected} expected (${again.status} when asked again)`);
  }
  if (expected !== 'open' && operation.method === 'GET') {
    const head = await callOperation(base, { ...operation, method: 'HEAD' }, shown, sample);
    if (head.status !== status) faults.push(`HEAD answers ${head.status}`);
  }
  if (caller === 'of another company') faults.push(...(await strangerFaults(operation, scene, answer)));
  const pair = pairOf(operation);
  const isSilent = operation.method === 'HEAD' || expected !== 403;
  const lacksPair =
    caller === 'without the permission' ||
    (caller === 'with a token without the permission' && takesTokens(operation));
  if (lacksPair && !isSilent && !body.includes(`(${pair})`)) faults.push('the pair is not named');
  if (caller === 'of lower rank' && !isSilent && body.includes(`(${pair})`))
    faults.push('refused at the door already');
  const refusal = nothingToDo[operation.operationId];
  if (caller === 'allowed' && (refusal ? status !== refusal : status >= 300)) faults.push('not done');
  return faults.flatMap((fault) => (fault ? [`${caller}: ${fault}: ${status} ${body.slice(0, 200)}`] : []));
}

function isAsExpected(expected: Expected, status: number): boolean {
  return expected === 'open' ? status !== 401 && status !== 403 : status === expected;
}

/** Whoever names another company's things reads nothing of them, and is answered as if nobody had them. */
async function strangerFaults(
  operation: Operation,
  { names, ids }: Scene,
  answer: Answer,
): Promise<string[]> {
  const { cookie } = await test.addUser(elsewhere.id, elsewhere.roles.admin);
  const unknown = sampleNaming(operation, 'what nobody has');
  const toNobody = await callOperation(base, operation, cookie, unknown);
  const told = ({ status, body }: Answer) => [status, status < 400 || !body || JSON.parse(body).message];
  return [
    [...names, ...Object.values(ids)].some((text) => answer.body.includes(text))
      ? 'shows what is theirs'
      : '',
    // How a company signs in names nothing of others, and the other rows of the table change it meanwhile.
    asksForEverything(operation) || `${told(answer)}` === `${told(toNobody)}`
      ? ''
      : `tells that it is there: ${told(toNobody)} otherwise`,
  ];
}

/** Everybody calls one operation. Whoever is refused, and whoever comes from elsewhere, changes nothing. */
async function rowFaults(operation: Operation): Promise<string[]> {
  const scene = await setScene(test);
  const others = callers.filter((caller) => caller !== 'allowed');
  const [cells, withoutField] = await Promise.all([
    Promise.all(
      others.map(
        async (caller) => [caller, await makeCaller(test, operation, scene, caller, elsewhere)] as const,
      ),
    ),
    callersWithoutField(test, operation, scene),
  ]);
  // To read everything of a company costs far more than a call: it is done once for all who must change nothing.
  const faults: string[] = [];
  const untouched = async (callers: string, call: () => Promise<void>) => {
    const before = await dumpCompany(test, scene.company.id);
    await call();
    const after = await dumpCompany(test, scene.company.id);
    const changed = Object.keys(before).filter((table) => !isDeepStrictEqual(before[table], after[table]));
    if (changed.length) faults.push(`${callers}: changed ${changed}`);
  };
  const ask = async ([caller, cell]: (typeof cells)[number]) => {
    faults.push(...(await cellFaults(operation, caller, cell, scene)));
  };
  const mayAct = ([caller]: (typeof cells)[number]) =>
    expectedOf(operation, caller) === 'open' && caller !== 'of another company';
  const strangers = cells.filter((cell) => !mayAct(cell));
  await untouched(`${strangers.map(([caller]) => caller)}`, async () => {
    for (const cell of strangers) await ask(cell);
  });
  for (const cell of cells.filter(mayAct)) await ask(cell);
  await untouched('without what a field needs, or of a company with the same ids', async () => {
    for (const { shown, sample, field, pair } of withoutField) {
      const { status, body } = await callOperation(base, operation, shown, sample);
      // What somebody may not see, they are told is not there.
      const isRefused = status === 404 || (status === 403 && body.includes(`(${pair})`));
      if (!isRefused) faults.push(`without what ${field} needs: ${status} ${body}`);
    }
    const twin = await setTwin(test, operation, scene);
    const toTwin = await callOperation(base, operation, twin.shown, twin.sample);
    const shown = scene.names.find((text) => toTwin.body.includes(text));
    const fault = shown ? `shows ${shown}` : faultOf(operation, toTwin);
    if (fault) faults.push(`of a company with the same ids: ${fault}: ${toTwin.status} ${toTwin.body}`);
  });
  // What somebody has deleted, nobody else can delete.
  const isUsed = operation.method !== 'GET' && expectedOf(operation, 'of lower rank') === 'open';
  const last = isUsed ? await setScene(test) : scene;
  const allowed = await makeCaller(test, operation, last, 'allowed', elsewhere);
  return [...faults, ...(await cellFaults(operation, 'allowed', allowed, last))];
}

it.concurrent.each(
  operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const),
)('%s answers each caller as documented', async (_, operation) => {
  const faults = await rowFaults(operation);
  expect(faults, faults.join('\n')).toEqual([]);
});

it('documents whatever is served, and serves whatever is documented', () => {
  const documented = operations.map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  // HEAD comes with each GET.
  const isOwn = (route: string) => !route.startsWith('HEAD ') || documented.includes(route);
  expect(servedRoutes(test.app).filter(isOwn).sort()).toEqual([...documented, ...undocumented].sort());
});

it.each(['/api/v1/uploads', '/api/v1/uploads/x'])('asks for a session before OPTIONS of %s', async (path) => {
  expect((await fetch(base + path, { method: 'OPTIONS' })).status).toBe(401);
});

it('believes a session that ended for less than five seconds, though nobody has told', async () => {
  const { admin } = await test.addCompany();
  const ask = async () => (await test.as(admin).get('/auth/me')).statusCode;
  expect(await ask()).toBe(200);
  await test.db.prisma.session.updateMany({
    where: { id: admin.sessionId },
    data: { revokedAt: new Date() },
  });
  // The clock on the wall may be set back meanwhile.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  const later = performance.now() + 5_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  try {
    expect(await ask()).toBe(401);
  } finally {
    clock.mockRestore();
    vi.useRealTimers();
  }
});
