import { parseArgs } from 'node:util';
import { table } from './board-client';
import { faults, killsOf, readLedger, saveLedger } from './chaos/ledger';
import { runChaos } from './chaos/run-chaos';

// Kills API, worker, database and single connections at random under load, and counts what did not hold:
//   npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/chaos.ts --kills 100 --layout one --ledger chaos.json
// Runs are summed in the ledger, so that a thousand kills can be spread over days. Needs a build.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    layout: { type: 'string', default: 'several' },
    clients: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    ledger: { type: 'string', default: 'chaos.json' },
  },
});

const ledger = readLedger(values.ledger);
console.log(`Seed ${values.seed}; the ledger ${values.ledger} has ${killsOf(ledger)} kills so far.`);
await runChaos(ledger, {
  kills: Number(values.kills),
  clients: Number(values.clients),
  seed: Number(values.seed),
  layout: values.layout === 'one' ? 'one' : 'several',
  say: console.log,
});
saveLedger(values.ledger, ledger);
table(['killed', 'times'], [...Object.entries(ledger.kills), ['all', killsOf(ledger)]]);
table(['confirmed', 'times'], Object.entries(ledger.confirmed));
table(
  ['fault', 'times'],
  faults.map((fault) => [fault, ledger.faults[fault]]),
);
console.log(`${ledger.repeatedMails} invitations came twice, under one Message-ID each.`);
for (const note of ledger.notes) console.log(note);
