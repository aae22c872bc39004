import type { Pages } from '@tavla/shared/chat/file-places';
import type pg from 'pg';
import { MAX } from 'uuid';
import type { FilePart } from '@/adapters/attachments/file-parts';
import type { CompanyDb } from '@/db/database';
import { pageBytes } from '@/db/events/page-bytes';
import type { Prisma } from '@/db/generated/client';
import type { CompanyTransaction } from '@/db/scope';
import type { SuggestionRow } from './suggestions/suggestion';

/** One person's own conversation, about a meeting or about everything. */
export type OwnThread = { taskId: null; threadUserId: string; audioId: string | null };
/** A conversation: a ticket's, or one person's own. */
export type Thread = { taskId: string } | OwnThread;

/** The meeting that a conversation is about; null for a ticket's, and for one about everything. */
export const meetingOf = (thread: Thread): string | null => (thread.taskId === null ? thread.audioId : null);

/** The messages of a conversation that are to be seen: one's own may have been cleared. */
const inThread = (thread: Thread) => ({ ...thread, clearedId: null });
/** The files of a conversation, or of one message of it alone. */
export interface FilesOf {
  thread: Thread;
  messageId?: string | undefined;
}
/** Those of them that are to be seen. */
export const isOf = ({ thread, messageId }: FilesOf) => ({
  message: inThread(thread),
  ...(messageId !== undefined && { messageId }),
});

export const withMore = {
  proposal: { omit: { organizationId: true, createdAt: true } },
  attachments: {
    select: { id: true, name: true, sizeBytes: true, mimeType: true, reading: true },
    orderBy: { id: 'asc' },
  },
  reactions: { select: { sign: true, userId: true }, orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }] },
} as const satisfies Prisma.ChatMessageInclude;

type Whole = Prisma.ChatMessageGetPayload<{ include: typeof withMore }>;
export type MessageRow = Omit<Whole, 'proposal'> & { proposal: SuggestionRow | null };

/** Where a page of a conversation begins: its newest messages, or those before one of them. */
type Before = Pick<MessageRow, 'createdAt' | 'id'>;

/**
 * The newest messages of a conversation, or the newest before one of them, oldest first: at most `limit` and about
 * `pageBytes`, one in any case; and whether there are older ones.
 */
export async function findMessages(
  db: CompanyDb,
  thread: Thread,
  limit: number,
  before?: Before,
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  // One more than asked for tells whether there is another page.
  const fitting = await findFitting<{ id: string; found: number }>(db, thread, limit + 1, {
    columns: 'id, found',
    before,
  });
  const ids = fitting.slice(0, limit).map(({ id }) => id);
  const rows = await db.prisma.chatMessage.findMany({
    where: { id: { in: ids } },
    include: withMore,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return { rows, hasMore: (fitting[0]?.found ?? 0) > ids.length };
}

/** Who said what in the newest messages of a conversation, oldest first; as many as `findMessages` gives. */
export async function findSaid(
  db: CompanyDb,
  thread: Thread,
  limit: number,
): Promise<{ id: string; author: string; content: string }[]> {
  const columns = 'id, author, content';
  const fitting = await findFitting<{ id: string; author: string; content: string }>(db, thread, limit, {
    columns,
  });
  return fitting.reverse();
}

async function findFitting<Row extends pg.QueryResultRow>(
  db: CompanyDb,
  thread: Thread,
  limit: number,
  { columns, before }: { columns: string; before?: Before | undefined },
): Promise<Row[]> {
  const isOwn = thread.taskId === null;
  const audioId = meetingOf(thread);
  const isOfMeeting = audioId !== null;
  const kind = isOfMeeting ? 'meeting-message-page' : isOwn ? 'own-message-page' : 'message-page';
  const { rows } = await db.pool.query<Row>({
    name: `${kind} ${columns}`,
    text: `select ${columns} from (
        select *, count(*) over ()::int as found,
          sum(bytes) over (order by "createdAt" desc, id desc) - bytes as before
        from (
          select id, author, content, "createdAt", octet_length(content) + 500 as bytes from chat_message
          where "organizationId" = $1::uuid and ${isOwn ? `"taskId" is null and ${isOfMeeting ? '"audioId" = $6::uuid' : '"audioId" is null'} and "threadUserId"` : '"taskId"'} = $2::uuid
            and "clearedId" is null and ("createdAt", id) < ($3::timestamptz, $4::uuid)
          order by "createdAt" desc, id desc limit $5::int
        ) newest
      ) sized where before < ${pageBytes} order by before`,
    values: [
      db.organizationId,
      isOwn ? thread.threadUserId : thread.taskId,
      before?.createdAt ?? 'infinity',
      before?.id ?? MAX,
      limit,
      ...(isOfMeeting ? [audioId] : []),
    ],
  });
  return rows;
}

/** What could be read of the newest of these files, and where it stands in them, oldest first. */
export async function findAttachedTexts(db: CompanyDb, files: FilesOf, limit: number) {
  const rows = await db.prisma.chatAttachment.findMany({
    where: isOf(files),
    select: { name: true, text: true, parts: true },
    orderBy: { id: 'desc' },
    take: limit,
  });
  return rows.reverse().map(({ parts, ...file }) => ({ ...file, parts: parts as unknown as FilePart[] }));
}

/** How far the files of a message and some others could be read, the oldest first. */
export function findReadings(db: CompanyDb, messageId: string, ids: readonly string[]) {
  return db.prisma.chatAttachment.findMany({
    where: { OR: [{ messageId }, { id: { in: [...ids] } }] },
    select: { name: true, reading: true },
    orderBy: { id: 'asc' },
    take: 30,
  });
}

/** What the newest of these files are called, the newest first. */
export function findAttachedNames(db: CompanyDb, files: FilesOf, limit: number) {
  const where = isOf(files);
  const select = { id: true, name: true } as const;
  return db.prisma.chatAttachment.findMany({ where, select, orderBy: { id: 'desc' }, take: limit });
}

/** Some characters of what could be read of a file: where they stand, from which line on, and how many there are in all. */
export async function findAttachedPart(
  { pool, organizationId }: CompanyDb,
  id: string,
  from: number,
  count: number,
): Promise<
  | {
      name: string;
      text: string;
      length: number;
      line: number;
      parts: FilePart[];
      withoutText: Pages[] | null;
    }
  | undefined
> {
  const { rows } = await pool.query(
    `select name, reading->'withoutText' as "withoutText", substr(text, $3::int + 1, $4::int) as text, length(text)::int as length, parts,
       1 + length(left(text, $3::int)) - length(replace(left(text, $3::int), e'\\n', '')) as line
     from chat_attachment where "organizationId" = $1::uuid and id = $2::uuid`,
    [organizationId, id, from, count],
  );
  return rows[0];
}

export function findMessage(db: CompanyDb, id: string) {
  return db.prisma.chatMessage.findUnique({
    where: { organizationId_id: { organizationId: db.organizationId, id } },
    select: {
      authorId: true,
      taskId: true,
      threadUserId: true,
      audioId: true,
      clearedId: true,
      isComment: true,
    },
  });
}

/** A new message has nothing beside it yet, so nobody looks. */
export async function insertMessage(
  prisma: CompanyTransaction,
  data: Prisma.ChatMessageUncheckedCreateInput,
): Promise<MessageRow> {
  const row = await prisma.chatMessage.create({ data });
  return { ...row, proposal: null, attachments: [], reactions: [] };
}

/** One at a time: each may hold a book, and all at once would hold up the event loop. */
export async function insertAttachments(
  prisma: CompanyTransaction,
  data: readonly (Omit<Prisma.ChatAttachmentCreateManyInput, 'parts'> & { parts?: FilePart[] })[],
): Promise<void> {
  for (const row of data) {
    const parts = (row.parts ?? []) as unknown as Prisma.InputJsonArray;
    await prisma.chatAttachment.createMany({ data: [{ ...row, parts }] });
  }
}

/** The meeting that a conversation's ticket is a proposal of, as long as nobody has decided on it. */
export async function findProposalMeeting(
  prisma: CompanyTransaction,
  { taskId: id }: Thread,
): Promise<string | null> {
  if (id === null) return null;
  const task = await prisma.task.findFirst({
    where: { id, status: 'on-approval' },
    select: { originAudioId: true },
  });
  return task?.originAudioId ?? null;
}

export function findAttachment(db: CompanyDb, id: string) {
  return db.prisma.chatAttachment.findUnique({
    where: { organizationId_id: { organizationId: db.organizationId, id } },
    include: {
      message: { select: { taskId: true, threadUserId: true, audioId: true, clearedId: true } },
    },
  });
}
