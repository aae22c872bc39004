import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { table } from '../board-client';
import { startRig } from '../board-rig';
import { median, type Times, timed } from './timed';

/**
 * How much later the first word and the whole of an answer come through Tavla than from the model's own server, which
 * here writes at once: `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/assistant/added.ts`.
 */
const rounds = Number(process.env.ROUNDS ?? 60);
const tasks = Number(process.env.TASKS ?? 1_000);
const words = Array.from({ length: 60 }, (_, at) => ` word${at}`);

const model = createServer(async (request, response) => {
  for await (const _ of request);
  if (!request.url?.endsWith('/chat/completions')) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of words) {
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}).listen(0, '127.0.0.1');
await once(model, 'listening');
const modelUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
Object.assign(process.env, {
  ...{ ASSISTANT_ENGINE: 'openai', OPENAI_API_KEY: 'none', OPENAI_BASE_URL: modelUrl },
});

const rig = await startRig();
try {
  const company = await rig.addCompany(rounds, tasks);
  const port = await rig.serve('working');
  const bare: Times[] = [];
  const tavla: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ask = {
      model: 'm',
      stream: true,
      messages: [{ role: 'user', content: 'What is said of the boats?' }],
    };
    const headers = { 'content-type': 'application/json' };
    bare.push(
      await timed(`${modelUrl}/chat/completions`, { headers, body: JSON.stringify(ask) }, (text) =>
        text.includes('word0'),
      ),
    );
    const form = new FormData();
    form.append('message', 'What is said of the boats?');
    const cookie = company.cookies[round] ?? '';
    tavla.push(
      await timed(
        `http://127.0.0.1:${port}/api/v1/chat/new-message`,
        { headers: { cookie, accept: 'text/event-stream' }, body: form },
        (text) => text.includes('word0'),
      ),
    );
  }
  const row = (server: string, times: Times[]) => [
    server,
    median(times.map(({ first }) => first)).toFixed(1),
    median(times.map(({ whole }) => whole)).toFixed(1),
  ];
  table(
    ['median of', 'first word, ms', 'whole answer, ms'],
    [row('the server of the model', bare), row(`Tavla over ${tasks} tasks`, tavla)],
  );
} finally {
  await rig.stop();
  model.closeAllConnections();
  model.close();
}
