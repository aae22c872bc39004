import { type Asked, linesOf, readLists, type ToldFilter } from '../read-lists';

/** What a message asks of the board. `task` is a title, or 'here' for the one that is open. 'text': it asks for what was said or written. */
export type ToldAsk =
  | { kind: 'field'; field: string; task: string }
  | { kind: 'count' | 'list'; filter: ToldFilter }
  | { kind: 'most' | 'extreme'; by: string; filter?: ToldFilter }
  | { kind: 'changes'; since?: string; task?: string | null }
  | { kind: 'team'; department: string }
  | { kind: 'attendees' | 'decisions' | 'summary' | 'loose-items'; meeting?: string | null }
  | { kind: 'least'; by?: string; department?: string }
  | { kind: 'duplicates' | 'text' };

/** A message and what it asks of the board: nothing where it asks for something else, or wants something done. */
export interface AskedQuestion {
  asked: Asked;
  asks: readonly ToldAsk[];
}

/** What the messages ask that are questions, one a line: `{id, company, asks}`. */
const labels = new URL('../../../data/asks.jsonl.br', import.meta.url);

export function readQuestions(): AskedQuestion[] {
  const told = new Map(
    linesOf<{ id: string; company: string; asks: ToldAsk[] }>(labels).map(
      ({ id, company, asks }) => [`${company} ${id}`, asks] as const,
    ),
  );
  return readLists().flatMap((asked) => {
    const asks = told.get(`${asked.company} ${asked.id}`);
    // What no label says teaches nothing.
    if (asked.kind === 'answer' && !asks) return [];
    return [{ asked, asks: (asks ?? []).filter(({ kind }) => kind !== 'text') }];
  });
}
