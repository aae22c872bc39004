import type { HistoryEntry, Task } from '@tavla/shared/contracts/tasks';
import { fullName } from '@tavla/shared/full-name';
import { may } from '@tavla/shared/permissions';
import { fieldWords } from '@tavla/shared/task-fields';
import type { QuestionInput } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import type { SignedIn } from '@/http/access/access';
import { readOpenMeeting, readSeenMeeting } from '@/modules/meetings/read-meeting';
import { heardMeeting } from '@/modules/meetings/said/said';
import { getTask } from '@/modules/tasks/read/get-task';
import { taskHistory } from '@/modules/tasks/read/task-history';
import { type FilesOf, findAttachedTexts, findSaid, meetingOf, type Thread } from './chat.repo';
import { guessLanguage } from './guess-language';

const threadLength = 20;
const filesRead = 10;
/** Characters of a meeting that is asked about. */
const heardMost = 60_000;

/**
 * Everything the assistant may know for one question: the ticket, its story, meeting and conversation, or the
 * meeting.
 * @param what `ticket` for a model, which looks up what meetings and files say
 */
export async function gatherQuestion(
  db: CompanyDb,
  session: SignedIn,
  thread: Thread,
  { id, message, writtenAt }: { id: string; message: string; writtenAt: Date },
  what: 'all' | 'ticket' = 'all',
): Promise<QuestionInput> {
  const audioId = meetingOf(thread);
  const [earlier, attachments, ticket, meeting] = await Promise.all([
    may(session.permissions, 'read', 'chat') ? findSaid(db, thread, threadLength + 1) : [],
    what === 'all' ? findAttachedTexts(db, filesToldOf(session, thread, id), filesRead) : [],
    thread.taskId === null ? null : gatherTicket(db, thread.taskId, what),
    audioId === null || what === 'ticket' ? null : readSeenMeeting(db, audioId, heardMost),
  ]);
  return {
    message,
    language: guessLanguage(message),
    timeZone: session.user.timeZone ?? 'UTC',
    now: writtenAt.toISOString(),
    ticket: ticket?.ticket ?? null,
    history: ticket?.history ?? [],
    meeting: ticket?.meeting ?? (meeting ? { ...meeting, quote: null } : null),
    attachments,
    thread: earlier.flatMap(({ id: other, author, content }) => {
      if (other === id) return [];
      return author === 'user' || author === 'assistant' ? [{ author, text: content }] : [];
    }),
  };
}

/**
 * Pure: the files that the answer to a message may tell of. A token may be made to ask and not to read conversations:
 * of those it is told what it sent itself.
 */
export function filesToldOf({ permissions }: SignedIn, thread: Thread, messageId: string): FilesOf {
  return may(permissions, 'read', 'chat') ? { thread } : { thread, messageId };
}

/** The answer is for everybody on the ticket, whoever asks: a meeting that not everybody may see is left out. */
async function gatherTicket(db: CompanyDb, taskId: string, what: 'all' | 'ticket') {
  const task = await getTask(db, taskId);
  const { origin } = task;
  const hearing = { db, forEverybody: true, audioId: null };
  const [story, assignee, meeting, heard] = await Promise.all([
    taskHistory(db, taskId),
    nameOf(db, task.userId),
    what === 'all' && origin ? readOpenMeeting(db, origin.audioId) : null,
    what === 'ticket' && origin ? heardMeeting(hearing, origin.audioId) : null,
  ]);
  const isOpen = Boolean(meeting ?? heard);
  return {
    ticket: ticketOf(task, assignee),
    history: story.map((entry) => ({
      at: entry.at,
      who: (entry.actorId || isOpen ? entry.actorName : '') || 'Tavla',
      what: sentenceOf(entry),
    })),
    meeting: meeting ? { ...meeting, quote: origin?.quote || null } : null,
  };
}

function ticketOf(task: Task, assignee: string | null): QuestionInput['ticket'] {
  const { title, description, endDate, currentStatus, customField } = task;
  return {
    title,
    description,
    status: currentStatus.status,
    dueDate: endDate,
    assignee,
    tags: customField.tags.map(({ name }) => name),
  };
}

async function nameOf(db: CompanyDb, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const user = await db.prisma.user.findUnique({
    where: { organizationId_id: { organizationId: db.organizationId, id } },
    select: { firstName: true, lastName: true },
  });
  return user && fullName(user);
}

const wordsOf = fieldWords('en');

/** Pure: a line of the story without its subject, in the assistant's language of work. */
function sentenceOf({ kind, status, changes }: HistoryEntry): string {
  if (kind === 'created') return 'created the ticket';
  if (kind === 'deleted') return 'deleted the ticket';
  if (kind === 'restored') return 'brought the ticket back';
  if (kind === 'status') return `set the status to ${status}`;
  const fields = (changes ?? []).map(({ field }) => wordsOf[field] ?? field);
  return `changed ${fields.join(' and ')}`;
}
