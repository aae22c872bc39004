import type { Tool } from '@/adapters/language/toolbox';
import type { ToldUsage } from '../count-usage';

/** A tool that the model wants to be run. */
export interface ToolCall {
  id: string;
  name: string;
  /** As the model wrote it: JSON, where it keeps to that. */
  input: string;
}

/** One contribution to a conversation with a model, whichever protocol carries it. */
export type Turn =
  | { by: 'person'; text: string }
  | { by: 'model'; text: string; calls: readonly ToolCall[] }
  | { by: 'tool'; callId: string; text: string };

/** What a model is asked at a time. */
export interface StepRequest {
  instructions: string;
  turns: readonly Turn[];
  tools: readonly Tool[];
  /** Whether it may call them now; they are named in any case, since earlier turns do. */
  mayCall: boolean;
}

/** A piece of what a server sends, as it comes: words, a part of a call, what it took; empty that it has begun. */
export interface Piece {
  text?: string | undefined;
  call?: CallPiece;
  usage?: ToldUsage | null | undefined;
}

/** The parts of one call have the same `at`; name and id come once, the input in pieces. */
export interface CallPiece {
  at: number;
  id: string | undefined;
  name: string | undefined;
  input: string;
}

/** What a model has written at one time. */
export interface Step {
  text: string;
  calls: ToolCall[];
}

/** Pure: the schema of a tool's input as the protocol takes it. */
export function parametersOf({ input }: Tool): Record<string, unknown> {
  const { $schema: _, ...schema } = input.toJSONSchema();
  return schema;
}

/** Pure: what is sent with a request, for who counts it. */
export function sentText({ instructions, turns, tools }: StepRequest): {
  instructions: string;
  data: string;
} {
  const named = tools.map((tool) => `${tool.name} ${tool.description} ${JSON.stringify(parametersOf(tool))}`);
  const said = turns.map((turn) => {
    return turn.by === 'model' ? [turn.text, ...turn.calls.map(({ input }) => input)].join(' ') : turn.text;
  });
  return { instructions: [instructions, ...named].join('\n'), data: said.join('\n') };
}
