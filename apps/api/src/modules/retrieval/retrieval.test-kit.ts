import type { QueryConfig } from 'pg';
import { v7 as newId } from 'uuid';
import type { FilePart } from '@/adapters/attachments/file-parts';
import type { Prisma } from '@/db/generated/client';
import { addMeeting } from '@/test/rows/add-meeting';
import type { TestApp, TestCompany, TestUser } from '@/test/test-app';
import { retrieve } from './retrieve';
import type { Retrieval, Retrieved } from './retrieved';

type Lines = readonly (string | [speaker: string, text: string])[];
type About = NonNullable<Parameters<typeof addMeeting>[2]>;

/** A company whose people write and talk, and ask. */
export class Asking {
  constructor(
    private readonly app: TestApp,
    readonly company: TestCompany,
  ) {}

  private get row() {
    return { organizationId: this.company.id, id: newId() };
  }

  /** Asks as a member of the company unless another is named. */
  ask(question: string, about: Partial<Retrieval> = {}, who: Pick<TestUser, 'id'> = this.company.member) {
    const db = this.app.db.forCompany(this.company.id);
    return retrieve(db, who.id, question, {
      ...{ language: 'en', limit: 10, scope: { of: 'everything' } },
      ...about,
    });
  }

  /** The texts that it finds. */
  async texts(...asked: Parameters<Asking['ask']>): Promise<string[]> {
    return (await this.ask(...asked)).map(({ text }) => text);
  }

  /** How many passages are read one after the other to answer, though more may be found. */
  async passagesRead(question: string, about: Partial<Retrieval>): Promise<number> {
    const db = this.app.db.forCompany(this.company.id);
    let plan = '';
    const query = async (asked: QueryConfig | string, values?: unknown[]) => {
      if (typeof asked === 'string') return db.pool.query(asked, values);
      if (asked.name !== 'retrieve-passages') return db.pool.query(asked);
      const explained = `explain (analyze, costs off, timing off) ${asked.text}`;
      const { rows } = await db.pool.query<Record<string, string>>(explained, asked.values);
      plan = rows.flatMap((row) => Object.values(row)).join('\n');
      return db.pool.query(asked);
    };
    const pool = { query } as unknown as typeof db.pool;
    const scope = { of: 'everything' } as const;
    await retrieve({ ...db, pool }, this.company.member.id, question, {
      ...{ language: 'en', limit: 10, scope },
      ...about,
    });
    const reads = [...plan.matchAll(/using passage_pkey on .*actual rows=([\d.]+) loops=(\d+)/g)];
    if (reads.length === 0) throw new Error(plan);
    return reads.reduce((sum, [, rows, loops]) => sum + Math.round(Number(rows) * Number(loops)), 0);
  }

  async talk(lines: Lines, about: About = {}): Promise<string> {
    const organizationId = this.company.id;
    const audioId = await addMeeting(this.app.db.prisma, organizationId, about);
    await this.app.db.prisma.transcriptSegment.createMany({
      data: lines.map((line, at) => {
        const [speaker, text] = typeof line === 'string' ? [null, line] : line;
        const times = { startMs: at * 1_000, endMs: at * 1_000 + 900 };
        return { ...this.row, ...times, audioId, chunkIndex: 0, speaker, text };
      }),
    });
    await this.app.db.pool.query('select index_transcript($1, $2, null)', [organizationId, audioId]);
    return audioId;
  }

  /** A task that somebody makes over the API, or one that a meeting proposes. */
  async task(title: string, description = ''): Promise<string> {
    const answer = await this.app.as(this.company.member).post('/api/v1/tasks', {
      title,
      description,
      customField: { status: 'todo' },
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json().id;
  }

  async proposal(title: string, originAudioId: string): Promise<string> {
    const place = { column: 'pending', status: 'on-approval', position: newId() };
    const origin = { originAudioId, originStartMs: 0 };
    const { id } = await this.app.db.prisma.task.create({
      data: { ...this.row, ...place, ...origin, title },
    });
    return id;
  }

  /** What somebody wrote: on a ticket, or in their own conversation. */
  async message(content: string, at: { taskId: string } | { threadUserId: string }, author = 'user') {
    const data = { ...this.row, ...at, author, authorName: 'Mia Member', content };
    return (await this.app.db.prisma.chatMessage.create({ data })).id;
  }

  async file(
    name: string,
    text: string,
    messageId: string,
    parts: readonly FilePart[] = [],
  ): Promise<string> {
    const kept = { mimeType: 'text/plain', sizeBytes: 1, blobKey: newId() };
    const places = parts as unknown as Prisma.InputJsonArray;
    const data = { ...this.row, ...kept, name, text, messageId, parts: places };
    return (await this.app.db.prisma.chatAttachment.create({ data })).id;
  }

  async decided(audioId: string, ...texts: string[]): Promise<void> {
    const decisions = texts.map((text) => ({ text, quote: text, startMs: 1_000 }));
    await this.app.db.prisma.audio.updateMany({
      where: { id: audioId },
      data: { analysis: { summary: '', engine: 'local', decisions } },
    });
  }
}

/** The kinds of what was found, in their order. */
export const kindsOf = (found: readonly Retrieved[]) => found.map(({ kind }) => kind);
