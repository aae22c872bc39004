import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './build.mjs';

// A test that waits for a while is too short on a busy machine and too long on every other. It waits for the condition
// itself (`expect.poll`, a locator), and where something must not happen, for a later event that would come after it.

const isTestCode = (file) =>
  /\.(test|spec)\.(tsx?|mjs)$|\.test-(kit|process)\.ts$|^apps\/api\/src\/test\/|^apps\/e2e\/src\//.test(file);
const waits =
  /\b(sleep|waitForTimeout|setTimeout)\(|\bnew Promise.*setTimeout|\bpoll\((async )?\(\) => ([^(),]|\(\))*\bnow\(\)|pg_sleep\(/;
/** Asks for a condition again and again; or is no wait, but how long a test may take, or a clock of the test's own. */
const isNoWait = /\b(while|for) \(.*\bsleep\(|test\.setTimeout\(|toFake:/;

/** Files that wait by the clock, how often, and what for. Most ask for a condition in more lines than one. */
const allowed = {
  'apply-migration.test.ts': [1, 'is a migration that takes longer than the limit of an operator'],
  'app-server.ts': [2, 'asks whether the server is there; ends one that does not end'],
  'audio-client.ts': [1, 'asks whether a meeting is done'],
  'bounded-client.test.ts': [1, 'is a statement that its connection does not outlive'],
  'browser.test.ts': [1, 'asks in the page whether a sound was heard'],
  'clocks.spec.ts': [1, 'lets a device sleep, which nothing but the time that passes shows'],
  'cluster-load.ts': [3, 'writes as often as people do, and comes back as browsers do'],
  'cluster.test.ts': [1, 'asks whether an upload can go on'],
  'embedded-postgres-kills.test.ts': [2, 'asks for a process, and for a database that is being killed'],
  'list-loads.test.ts': [1, 'answers late, by a clock that the test moves'],
  'operators-limits.test.ts': [2, 'holds and answers for longer than the limits of an operator'],
  'server-process.ts': [1, 'asks whether a server has said something'],
  'silent-database.test.ts': [2, 'asks whether a request is answered; is a statement that takes too long'],
  'worker.test.ts': [1, 'asks a database that is being killed'],
};

/** What gives up sooner than `expect` of the browser's tests does by itself: less than its thirty seconds. */
const hurries = /\btimeout: ([12]\d_000|\d_000|\d{1,3})\b/g;

/** Browser tests that give up sooner, how often, and why. */
const hurried = {
  'answers.spec.ts': [1, 'one try of several'],
  'board-coming.spec.ts': [1, 'a click on what may be gone'],
  'board-too-large.spec.ts': [1, 'a click on what may be gone'],
  'chat-history.spec.ts': [1, 'one try of several'],
  'correct.spec.ts': [1, 'one try of several'],
  'meetings.spec.ts': [1, 'one try of several'],
  'missing-code.spec.ts': [2, 'one try of several'],
  'recording-kit.ts': [1, 'one look of several'],
  'retention.spec.ts': [1, 'one try of several'],
  'roles.spec.ts': [1, 'the five seconds of the specification'],
  'server-killed.spec.ts': [1, 'one try of several'],
  'upload-faults.spec.ts': [5, 'one try of several'],
  'user-drawer.spec.ts': [1, 'the five seconds of the specification'],
};

const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('/node_modules/'));

/** The lines of a text that wait by the clock. */
const waitsIn = (text) =>
  text
    .replaceAll(/\bpoll\(\s+/g, 'poll(')
    .split('\n')
    .filter((line) => waits.test(line) && !isNoWait.test(line));

it('tells a wait by the clock from a question that is asked again', () => {
  expect(waitsIn('await sleep(100);\nawait page.waitForTimeout(5);\nsetTimeout(done);')).toHaveLength(3);
  const polls =
    'expect.poll(() => Date.now() - then);\nexpect\n.poll(\n  async () => performance.now() > end);';
  expect(waitsIn(`${polls}\nquery('select pg_sleep(0.3)');`)).toHaveLength(3);
  expect(
    waitsIn(
      'while (!isThere()) await sleep(20);\ntest.setTimeout(60_000);\nsetTimeoutOf(1);\npoll(() => said(), now());',
    ),
  ).toEqual([]);
});

it('no test waits for a while, other than those that say why', () => {
  const found = ['apps', 'packages', 'scripts']
    .flatMap(filesIn)
    .filter((file) => isTestCode(file) && path.basename(file) !== 'waits.test.mjs')
    .map((file) => [path.basename(file), waitsIn(readFileSync(path.join(root, file), 'utf8'))])
    .filter(([, lines]) => lines.length > 0);
  const unexplained = found.filter(([file, lines]) => lines.length !== allowed[file]?.[0]);
  expect(unexplained).toEqual([]);
  expect(Object.keys(allowed).sort()).toEqual(found.map(([file]) => file).sort());
});

it('no browser test gives up sooner than the others, other than those that say why', () => {
  const counts = filesIn('apps/e2e/src')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [path.basename(file), readFileSync(path.join(root, file), 'utf8').match(hurries)?.length])
    .filter(([, count]) => count);
  const explained = Object.entries(hurried).map(([file, [count]]) => [file, count]);
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(explained));
});
