import { openDatabase } from '../../../api/src/db/database';
import { retrieve } from '../../../api/src/modules/retrieval/retrieve';
import type { Scope } from '../../../api/src/modules/retrieval/retrieved';
import { hasSharedData } from '../../../api/src/test/shared-data';
import { table } from '../board-client';
import { type Rig, startRig } from '../board-rig';
import { confidence } from '../summaries/confidence';
import { type Talk, validationTalks } from '../summaries/talks';
import { addTalk } from './add-talk';
import { plainBm25 } from './plain-bm25';
import { labelledTalks } from './question-sets';
import { rankOfHit, type Window, windowsOf, withoutOverlaps } from './windows';

/**
 * Whether what people asked about real meetings is found where they say that the answer stands, by the product's own
 * retrieval on a database, and by plain BM25 over windows of the same length:
 * `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/retrieval/questions.ts`. Needs the shared recordings.
 */
const firsts = [1, 3, 5];
const most = Math.max(...firsts);

if (hasSharedData) {
  await inRig(await validationTalks(), 'QMSum, validation');
  await inRig(labelledTalks(), 'decisions and action items of other meetings, to choose by');
} else console.log('The shared recordings are not here: nothing to measure.');

async function inRig(talks: readonly Talk[], name: string): Promise<void> {
  const rig = await startRig();
  try {
    await measure(rig, talks, name);
  } finally {
    await rig.stop();
  }
}

async function measure(rig: Rig, talks: readonly Talk[], name: string): Promise<void> {
  const company = await rig.addCompany(1, 0);
  const { rows } = await rig.pool.query<{ id: string }>('select id from "user"');
  const viewerId = rows[0]?.id ?? '';
  const meetings: { talk: Talk; audioId: string }[] = [];
  for (const talk of talks) meetings.push({ talk, audioId: await addTalk(rig.pool, company.id, talk) });
  await rig.pool.query('vacuum analyze');
  const database = openDatabase(rig.url);
  const db = database.forCompany(company.id);
  const ours: number[] = [];
  const everywhere: number[] = [];
  const plain: number[] = [];
  const apart: number[] = [];
  const took: number[] = [];
  for (const { talk, audioId } of meetings) {
    const windows = windowsOf(talk);
    const texts = windows.map(([from, to]) =>
      talk.segments
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    );
    for (const question of talk.questions) {
      const ranked = plainBm25(texts, question.text).flatMap((at) => [windows[at] ?? []] as Window[]);
      plain.push(rankOfHit(ranked, question));
      apart.push(rankOfHit(withoutOverlaps(ranked, most), question));
      const ask = async (scope: Scope) => {
        const found = await retrieve(db, viewerId, question.text, { language: 'en', limit: most, scope });
        return rankOfHit(
          found.map((one) => linesOf(one, audioId)),
          question,
        );
      };
      const begun = performance.now();
      ours.push(await ask({ of: 'meeting', audioId }));
      took.push(performance.now() - begun);
      everywhere.push(await ask({ of: 'everything' }));
    }
  }
  await database.close();
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)]?.toFixed(0);
  console.log(
    `\n${name}: ${talks.length} meetings, ${ours.length} questions; ${at(0.5)} ms each, p95 ${at(0.95)} ms\n`,
  );
  table(
    ['passages of five turns', ...firsts.map((first) => `hit@${first}`)],
    [
      row('Tavla', ours),
      row('plain BM25', plain),
      row('plain BM25, none that overlap', apart),
      ['Tavla ahead of plain BM25', ...firsts.map((first) => ahead(ours, plain, first))],
      ['and of none that overlap', ...firsts.map((first) => ahead(ours, apart, first))],
      row('Tavla, in all meetings at once', everywhere),
    ],
  );
}

function row(name: string, ranks: readonly number[]): string[] {
  const share = (first: number) => ranks.filter((rank) => rank < first).length / ranks.length;
  return [name, ...firsts.map((first) => share(first).toFixed(3))];
}

/** With the interval that holds 95 of 100 samples of questions. */
function ahead(ours: readonly number[], others: readonly number[], first: number): string {
  const { mean, from, to } = confidence(
    ours.map((rank, at) => Number(rank < first) - Number((others[at] ?? 0) < first)),
  );
  return `${mean.toFixed(3)} (${from.toFixed(3)} to ${to.toFixed(3)})`;
}

/** The lines of a passage, by their time; none of another meeting. */
function linesOf(found: Awaited<ReturnType<typeof retrieve>>[number], audioId: string): Window {
  if (found.kind !== 'meeting' || found.audioId !== audioId) return [0, 0];
  const first = Math.round(found.startMs / 5_000);
  return [first, first + found.segmentIds.length];
}
