import { listMessages } from '@tavla/shared/contracts/chat';
import { listTasks } from '@tavla/shared/contracts/tasks';
import { SearchText } from '@tavla/shared/fields';
import { Language } from '@tavla/shared/meetings/languages';
import { z } from 'zod';
import { gatherContext } from '@/modules/assistant/context';
import { evidenceIn } from '@/modules/assistant/only-asks';
import { mayBeTold } from '@/modules/retrieval/may-be-told';
import { retrieve } from '@/modules/retrieval/retrieve';
import type { Retrieved } from '@/modules/retrieval/retrieved';
import { cutText } from './as-data';
import { agentTool, ifMay } from './tool';

const textMost = 1_200;

/** Words in everything that the token may read. */
export const searchTool = agentTool({
  name: 'search',
  title: 'Search',
  description:
    'Looks for what a question is about in tasks, meetings and decisions, and where the token may read conversations in messages and files; the best places first. It is told where each stands: read on with read_task or read_meeting.',
  isReading: true,
  isFor: (session) => ifMay(listTasks)(session) || ifMay(listMessages)(session),
  input: z.strictObject({
    query: SearchText,
    language: Language.default('en').describe('Of the question'),
    limit: z.number().int().min(1).max(25).default(10),
  }),
  run: async ({ query, language, limit }, { db, session }) => {
    const found = await retrieve(db, session.user.id, query, {
      ...{ language, scope: { of: 'everything' } },
      // What the person may read and the token may not is left out.
      limit: 50,
    });
    const told = found.filter((one) => mayBeTold(session.permissions, one));
    const asked = { message: query, taskId: null, audioId: null, language, now: new Date() };
    // What somebody only asked the assistant for tells of nothing that is so.
    const isDoubtful = told.some((one) => one.kind === 'message' && one.isAsked);
    const evidence = isDoubtful ? evidenceIn(await gatherContext(db, session, asked), told) : told;
    return { places: evidence.slice(0, limit).map(placeOf) };
  },
});

function placeOf(one: Retrieved) {
  const text = cutText(one.text, textMost);
  switch (one.kind) {
    case 'task':
      return { kind: one.kind, taskId: one.taskId, title: one.title, text };
    case 'meeting':
    case 'decision': {
      const atSecond = Math.floor((one.startMs ?? 0) / 1_000);
      return { kind: one.kind, meetingId: one.audioId, name: one.name, atSecond, text };
    }
    case 'message':
      return { kind: one.kind, taskId: one.taskId, by: one.authorName, at: one.createdAt, text };
    case 'file':
      return { kind: one.kind, taskId: one.taskId, name: one.name, text };
  }
}
