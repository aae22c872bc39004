import type { LLMock } from '@copilotkit/aimock';
import type { AnalysisInput } from '@/adapters/language/language';

/** What a request about a part of a meeting holds, as the server gets it. */
export interface AskedPart {
  system: string;
  /** The whole of the message with the role `user`. */
  sent: string;
  lines: { startMs: number; text: string }[];
}

type Answer = Awaited<ReturnType<Extract<Parameters<LLMock['onMessage']>[1], (...args: never[]) => unknown>>>;

const talk = [
  'So the numbers of last month look a little better than what we had expected before.',
  'I think that was because of the weather, and nobody knows how it will be next time.',
  'There was a question about the parking places as well, which is still open as far as I know.',
];

/** Ten seconds a line; `said` by the place of a line, small talk between. */
export function longMeeting(lines: number, said: Record<number, string>): AnalysisInput {
  return {
    segments: Array.from({ length: lines }, (_, at) => ({
      id: `s${at}`,
      startMs: at * 10_000,
      endMs: at * 10_000 + 9_500,
      text: said[at] ?? `${talk[at % talk.length]} That is point ${at}.`,
      speaker: null,
    })),
    language: 'en',
    recordedAt: '2026-02-24T09:30:00Z',
    timeZone: 'UTC',
    people: [
      { id: 'u1', firstName: 'Anna', lastName: 'Berg', email: 'anna@tavla.test' },
      { id: 'u2', firstName: 'Tom', lastName: 'Ek', email: 'tom@tavla.test' },
    ],
    tasks: [{ id: 't1', title: 'Website', status: 'todo' }],
  };
}

/** What a model writes that finds 'Anna, please …' and nothing else; `more` stands beside it. */
export function draftOf({ lines }: AskedPart, more: object = {}): Answer {
  const actionItems = lines.flatMap(({ text }) => {
    const [, owner, what] = /^(\w+), please (.+?)(?: by Friday)?\.$/.exec(text) ?? [];
    if (!owner || !what) return [];
    const due = text.includes('by Friday') ? 'by Friday' : null;
    const title = what.charAt(0).toUpperCase() + what.slice(1);
    return [{ title, owner, quote: text, due, dueDate: null, confidence: 0.8 }];
  });
  const [first] = lines;
  const summary = `The part from ${first?.startMs}.`;
  return { content: JSON.stringify({ summary, decisions: [], actionItems, updates: [], ...more }) };
}

/** Lets a server answer each request about a part of a meeting, and the one for the summary of them all. */
export function answerParts(
  server: LLMock,
  answer: (part: AskedPart) => Answer | Promise<Answer>,
  summary: Answer = { content: '{"summary":"All of it."}' },
): AskedPart[] {
  const asked: AskedPart[] = [];
  server.onMessage(/"summaries":/, summary);
  server.onMessage(/"transcript":/, async ({ messages }) => {
    const of = (role: string) =>
      messages
        .filter((message) => message.role === role)
        .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
        .join('');
    const sent = of('user');
    const part = { system: of('system'), sent, lines: JSON.parse(sent).transcript };
    asked.push(part);
    return answer(part);
  });
  return asked;
}
