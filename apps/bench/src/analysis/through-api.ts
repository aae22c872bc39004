import { setTimeout as sleep } from 'node:timers/promises';
import type { Audio, AudioDetail } from '@tavla/shared/contracts/audios';
import { hasSharedData } from '../../../api/src/test/shared-data';
import { type BenchCompany, type Rig, startRig } from '../board-rig';
import { devTalk, type Talk } from '../training/read-talk';
import { writeTalk } from './as-vtt';
import { peopleNamed } from './people-named';
import { readWhole, said } from './real-talk';

/**
 * Whether a meeting that is uploaded as a file through the API has the same items as one that is read in this process, as
 * all others of dev are: `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/analysis/through-api.ts`. Prints how
 * many are the same, and fails where any is not. Needs the shared meetings.
 */
interface Item {
  quote: string;
  title: string;
  startMs: number;
  confidence: number;
  /** The full name, null where nobody is named. */
  owner: string | null;
}

/** Everyone who speaks is in the company; the ids of those who are, with their names. */
async function nameThem({ pool }: Rig, { id }: BenchCompany, talk: Talk): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string }>('select id from "user" where "organizationId" = $1', [
    id,
  ]);
  const names = new Map<string, string>();
  for (const [at, { firstName, lastName }] of peopleNamed(
    talk.turns.map(({ speaker }) => speaker),
  ).entries()) {
    const user = rows[at]?.id ?? '';
    await pool.query('update "user" set "firstName" = $2, "lastName" = $3 where id = $1', [
      user,
      firstName,
      lastName,
    ]);
    names.set(user, `${firstName} ${lastName}`.trim());
  }
  return names;
}

async function upload(base: string, cookie: string, talk: Talk): Promise<AudioDetail> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ language: 'en', ...said })) form.append(name, value);
  form.append('file', new Blob([writeTalk(talk, true)]), 'talk.vtt');
  const sent = await fetch(`${base}/api/v1/audios`, { method: 'POST', headers: { cookie }, body: form });
  if (!sent.ok) throw new Error(await sent.text());
  const { id } = (await sent.json()) as Audio;
  for (;;) {
    const meeting = await fetch(`${base}/api/v1/audios/${id}`, { headers: { cookie } });
    const detail = (await meeting.json()) as AudioDetail;
    if (detail.status === 'failed') throw new Error('The meeting failed.');
    if (detail.status === 'done') return detail;
    await sleep(500);
  }
}

/** The order is that of time; nothing else is left of a place in a list. */
const inOrder = (items: Item[]) => items.map((item) => JSON.stringify(item)).sort();

async function compare(rig: Rig, talk: Talk): Promise<void> {
  const company = await rig.addCompany(new Set(talk.turns.map(({ speaker }) => speaker)).size, 0);
  const names = await nameThem(rig, company, talk);
  const base = `http://127.0.0.1:${await rig.serve('working')}`;
  const { analysis } = await upload(base, company.cookies[0] ?? '', talk);
  const sent = inOrder(
    (analysis?.actionItems ?? []).map(({ quote, title, startMs, confidence, ownerId }) => ({
      ...{ quote, title, startMs, confidence },
      owner: ownerId === null ? null : (names.get(ownerId) ?? ownerId),
    })),
  );
  const read = inOrder(
    readWhole(talk, { asVtt: true }).analysis.actionItems.map(
      ({ quote, title, startMs, confidence, ownerId: owner }) => ({
        quote,
        title,
        startMs,
        confidence,
        owner,
      }),
    ),
  );
  const same = read.filter((item) => sent.includes(item)).length;
  console.log(
    `${talk.meeting}: ${sent.length} items through the API, ${read.length} read here, ${same} the same`,
  );
  for (const item of [...sent, ...read]) if (!sent.includes(item) || !read.includes(item)) console.log(item);
  if (same !== sent.length || same !== read.length) process.exitCode = 1;
}

/** The one with most to find. */
const [talk] = devTalk().sort((a, b) => b.actionItems.length - a.actionItems.length);
if (hasSharedData && talk) {
  const rig = await startRig();
  try {
    await compare(rig, talk);
  } finally {
    await rig.stop();
  }
} else console.log('The shared meetings are not here: nothing to compare.');
