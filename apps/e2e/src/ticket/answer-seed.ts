import { randomUUID } from 'node:crypto';
import type { TaskOnWire } from '../kit/board-kit';
import type { Company, Person } from '../kit/company';
import { runSql } from '../kit/database';

type Values = Partial<{
  title: string;
  description: string;
  endDate: string | null;
  userId: string | null;
  tags: TaskOnWire['customField']['tags'];
  status: TaskOnWire['currentStatus']['status'];
}>;

export interface Change {
  /** Left out, it is a new one. */
  id?: string;
  /** The id of another change of the same answer. */
  needs?: string;
  kind: 'edit' | 'create' | 'delete' | 'comment' | 'remind';
  taskId: string;
  title: string;
  version: number;
  before: Values | null;
  after: Values | { message: string } | { userId: string; day: string; text: string } | null;
  isGuess?: true;
}

export const edit = ({ id, title, version }: TaskOnWire, before: Values, after: Values): Change => ({
  ...{ kind: 'edit', taskId: id, title, version, before, after },
});
export const creation = (title: string, more: Values = {}): Change => ({
  ...{ kind: 'create', taskId: randomUUID(), title, version: 1, before: null, after: { title, ...more } },
});
export const deletion = ({ id, title, version }: TaskOnWire): Change => ({
  ...{ kind: 'delete', taskId: id, title, version, before: null, after: null },
});

export const comment = ({ id, title, version }: TaskOnWire, message: string): Change => ({
  ...{ kind: 'comment', taskId: id, title, version, before: null, after: { message } },
});

export const reminder = (
  { id, title, version }: TaskOnWire,
  { id: userId }: Pick<Person, 'id'>,
  day: string,
): Change => ({
  ...{ kind: 'remind', taskId: id, title, version, before: null },
  after: { userId, day, text: 'Ask for the price' },
});

export interface Citation {
  kind: 'task' | 'meeting' | 'message' | 'file' | 'person';
  id: string;
  title: string;
  quote: string;
  startMs?: number;
  taskId?: string;
  place?: { kind: 'page'; number: number };
}

interface Answer {
  company: Company;
  /** Whose question it answers. */
  asker: Person;
  /** Left out, it stands in the asker's own conversation. */
  taskId?: string;
  /** The meeting that their own conversation is about. */
  audioId?: string;
  content?: string;
  changes?: readonly Change[];
  citations?: readonly Citation[];
}

/**
 * An answer of the assistant with the changes that it offers and what it rests on, straight into the database: what a
 * test is about must not hang on what an engine makes of a question. Pages that are open do not hear of it.
 */
export async function seedAnswer({ company, asker, taskId, audioId, content = 'Shall I?', ...more }: Answer) {
  const { changes = [], citations = [] } = more;
  const { data } = await (await company.api.get('/auth/me')).json();
  const ids = [data.organization.id, randomUUID()];
  await runSql(
    `insert into chat_message
       ("organizationId", id, "taskId", "threadUserId", author, "authorName", content, citations,
        "audioId")
     values ($1, $2, $3, $4, 'assistant', 'AI assistant', $5, $6, $7)`,
    [...ids, taskId ?? null, taskId ? null : asker.id, content, JSON.stringify(citations), audioId ?? null],
  );
  if (changes.length === 0) return;
  const kept = changes.map((change) => ({ id: randomUUID(), state: 'open', position: null, ...change }));
  await runSql(
    `insert into chat_proposal ("organizationId", "messageId", id, "askerId", changes)
     values ($1, $2, $3, $4, $5)`,
    [...ids, randomUUID(), asker.id, JSON.stringify(kept)],
  );
}
