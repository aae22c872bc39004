import { z } from 'zod';
import { type Tool, toolOf } from '@/adapters/language/toolbox';
import { citationOf, placeOf } from '@/modules/assistant/answers/passage-lines';
import { evidenceIn } from '@/modules/assistant/only-asks';
import { mayBeTold } from '@/modules/retrieval/may-be-told';
import { retrieve } from '@/modules/retrieval/retrieve';
import type { Retrieved, Scope } from '@/modules/retrieval/retrieved';
import type { Desk } from '../desk';

const found = 8;
const textMost = 900;
const quoteMost = 300;

/** Full-text search over everything that may be told here. */
export function searchTool(desk: Desk): Tool {
  return toolOf({
    name: 'search',
    description:
      'Looks for words in tasks, messages, files, meetings and decisions, the best places first. "here" is the ticket or meeting that is open.',
    input: z.object({ query: z.string(), where: z.enum(['here', 'everywhere']).nullable() }),
    run: ({ query, where }) => lookUp(desk, query, where === 'here' ? hereOf(desk) : { of: 'everything' }),
  });
}

/** The best places for a question, each with its mark. */
export async function lookUp(desk: Desk, query: string, scope: Scope = { of: 'everything' }, limit = found) {
  const { me, language, forEverybody, exceptMessageIds } = desk.asked;
  const passages = await retrieve(desk.db, me, query, {
    ...{ language, limit: limit * 2, scope, isForEverybody: forEverybody, exceptMessageIds },
  });
  const told = passages.filter((one) => mayBeTold(desk.permissions, one));
  return evidenceIn(desk.asked, told)
    .slice(0, limit)
    .map((one) => passageLine(desk, one));
}

export function hereOf({ asked: { taskId, audioId } }: Desk): Scope {
  if (audioId !== null) return { of: 'meeting', audioId };
  return taskId === null ? { of: 'everything' } : { of: 'task', taskId };
}

function passageLine({ sources, asked }: Desk, one: Retrieved) {
  const startMs = one.kind === 'meeting' || one.kind === 'decision' ? (one.startMs ?? 0) : 0;
  const text = one.text.slice(0, textMost);
  const line = {
    speaker: null,
    text,
    startMs,
    place: one.kind === 'file' ? (one.lines[0]?.place ?? null) : null,
  };
  const mark = sources.mark(citationOf(one, line, text.slice(0, quoteMost)));
  return { mark, kind: one.kind, where: placeOf(one, line, asked), text };
}
