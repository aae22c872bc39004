import { table } from '../board-client';
import { startRig } from '../board-rig';
import { median, type Times, timed } from './timed';

/**
 * How long the local engine takes for a whole answer over many tasks, each question asked by several people one after
 * another: `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/assistant/local.ts`.
 */
const rounds = Number(process.env.ROUNDS ?? 20);
const tasks = Number(process.env.TASKS ?? 10_000);
Object.assign(process.env, { ASSISTANT_ENGINE: 'local' });

const questions = [
  'What is overdue?',
  'How many tasks are in progress?',
  'Who has the most to do?',
  'What am I working on?',
  'Which tasks are about boats?',
  'What changed since Monday?',
  'What did we decide about the harbour?',
  'What is said of the boats?',
  'Move all of my overdue tasks to Pending',
  'Create a task: call the harbour, due Friday',
];

const rig = await startRig();
try {
  const company = await rig.addCompany(rounds, tasks);
  const port = await rig.serve('working');
  const times = new Map<string, Times[]>(questions.map((question) => [question, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [question, told] of times) {
      const form = new FormData();
      form.append('message', question);
      const headers = { cookie: company.cookies[round] ?? '', accept: 'text/event-stream' };
      const url = `http://127.0.0.1:${port}/api/v1/chat/new-message`;
      told.push(await timed(url, { headers, body: form }, (text) => text.includes('data:')));
    }
  }
  const rows = [...times].map(([question, told]) => {
    const whole = told.map((one) => one.whole);
    return [question, median(whole).toFixed(0), Math.max(...whole).toFixed(0)];
  });
  const all = [...times.values()].flat().map(({ whole }) => whole);
  table(
    [`whole answer over ${tasks} tasks`, 'median, ms', 'slowest, ms'],
    [...rows, ['all', median(all).toFixed(0), Math.max(...all).toFixed(0)]],
  );
} finally {
  await rig.stop();
}
