import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { learnWeights } from './learn-weights';
import { readLearner } from './learner';
import { leaveKindsOut } from './left-out';
import { trainingTalks } from './talks';

/**
 * Learns what a summary says from QMSum's training meetings and writes the weights that the engine ships with:
 * `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/summaries/train.ts FOLDER`,
 * FOLDER being `data/ALL/train` of https://github.com/Yale-LILY/QMSum. Gives the same file each
 * time; the formatter lays it out.
 */
const target = fileURLToPath(
  new URL('../../../api/src/adapters/language/local/summary/summary-weights.json', import.meta.url),
);
const [folder = ''] = process.argv.slice(2);
const talks = (await trainingTalks(folder)).map(readLearner);
const weights = learnWeights(talks);
const text = JSON.stringify(weights);
await writeFile(target, `${text}\n`);
console.log(`${talks.length} meetings, ${text.length} bytes`);
console.log('| kind left out | meetings | ROUGE-1 | ROUGE-2 | ROUGE-L |\n|---|---|---|---|---|');
for (const line of leaveKindsOut(talks)) console.log(line);
