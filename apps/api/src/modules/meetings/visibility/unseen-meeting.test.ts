import { v7 as newId } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestUser, useTestApp } from '@/test/test-app';

const app = useTestApp();
let base: string;
let id: string;
let owner: TestUser;
/** Who may not see it: a colleague who was not invited, the company's admin, and people of another company. */
let strangers: TestUser[];

beforeAll(async () => {
  base = await app.current.listen();
  const { db, deps } = { db: app.current.db, deps: app.current.app.deps };
  const company = await app.current.addCompany();
  const other = await app.current.addCompany();
  owner = company.member;
  const colleague = await app.current.addUser(company.id, company.roles.user);
  strangers = [colleague, company.admin, other.member, other.admin];
  const blobKey = `audios/${company.id}/closed`;
  await deps.blobs.put(blobKey, Buffer.from('the sound of a pelican'));
  id = await addMeeting(db.prisma, company.id, {
    ...{ name: 'Pelicans', createdById: owner.id, visibility: 'people', blobKey, durationMs: 1_000 },
    peaks: Buffer.from([1, 2, 3]),
    missing: [{ atMs: 500, missingMs: 61_000, why: 'slept' }],
    analysis: { summary: 'About pelicans.', engine: 'local', decisions: [] },
  });
  const line = { startMs: 0, endMs: 900, text: 'The secret pelican.', chunkIndex: 0 };
  await db.prisma.transcriptSegment.create({
    data: { organizationId: company.id, id: newId(), audioId: id, ...line },
  });
  await db.pool.query('select index_transcript($1, $2, null)', [company.id, id]);
});

const ask = async (person: TestUser, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(base + path, { headers: { cookie: person.cookie, ...headers } });
  return { status: answer.status, body: await answer.text() };
};

type Asked = [what: string, path: string, headers: Record<string, string>, content: string];
const asked: Asked[] = [
  ['the recording', '/file', {}, 'the sound of a pelican'],
  ['a part of the recording', '/file', { range: 'bytes=15-21' }, 'pelican'],
  ['what a client goes on with', '/file', { range: 'bytes=15-', 'if-range': '"any"' }, 'pelican'],
  ['the transcript, the peaks and the summary', '', {}, 'About pelicans'],
  ['where nothing was recorded', '', {}, '"why":"slept"'],
  ['where nothing was recorded, as a document', '/export?format=md', {}, 'the computer slept'],
  ...['srt', 'vtt', 'md', 'json'].map(
    (format): Asked => [`the export as ${format}`, `/export?format=${format}`, {}, 'secret pelican'],
  ),
];

test.each(asked)('%s is for those who may see the meeting', async (_, path, headers, content) => {
  const seen = await ask(owner, `/api/v1/audios/${id}${path}`, headers);
  expect([200, 206]).toContain(seen.status);
  expect(seen.body).toContain(content);
  for (const stranger of strangers) {
    const unseen = await ask(stranger, `/api/v1/audios/${id}${path}`, headers);
    const unknown = await ask(stranger, `/api/v1/audios/${newId()}${path}`, headers);
    expect(unseen.status).toBe(404);
    // Not even that it is there.
    expect(unseen.body).toBe(unknown.body);
  }
});

test('a search finds it for those who may see it', async () => {
  const hits = async (person: TestUser) => {
    const { status, body } = await ask(person, '/api/v1/transcripts/search?q=pelican');
    expect(status).toBe(200);
    return JSON.parse(body).data.length;
  };
  expect(await hits(owner)).toBe(1);
  expect(await Promise.all(strangers.map(hits))).toEqual([0, 0, 0, 0]);
});
