import type { Tool } from '@/adapters/language/toolbox';
import type { Sent, ToldUsage } from '../count-usage';

/** A tool that the model wants to be run. */
export interface ToolCall {
  id: string;
  name: string;
  /** As the model wrote it: JSON, where it keeps to that. */
  input: string;
}

/** One contribution to a conversation with a model, whichever protocol carries it. */
export type Turn =
  /** `pictures` are addresses that hold them (`data:`). */
  | { by: 'person'; text: string; pictures?: readonly string[] }
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
  /** Whether it was to be shown pictures, and its server did not take them. */
  isBlind?: boolean;
}

/** Pure: how many pictures a turn shows. */
export const picturesIn = (turn: Turn): number => (turn.by === 'person' ? (turn.pictures?.length ?? 0) : 0);

/** Pure: the same turns for a model that is not shown any picture, and is told so. */
export function withoutPictures(turns: readonly Turn[]): Turn[] {
  return turns.map((turn) => {
    if (picturesIn(turn) === 0) return turn;
    return {
      by: 'person',
      text: `${turn.text}\n\nThe pictures could not be shown to you: say nothing of them.`,
    };
  });
}

/** Pure: the schema of a tool's input as the protocol takes it. */
export function parametersOf({ input }: Tool): Record<string, unknown> {
  const { $schema: _, ...schema } = input.toJSONSchema();
  return schema;
}

/** Pure: what is sent with a request, for who counts it. */
export function sentText({ instructions, turns, tools }: StepRequest): Sent {
  const named = tools.map((tool) => `${tool.name} ${tool.description} ${JSON.stringify(parametersOf(tool))}`);
  const said = turns.map((turn) => {
    return turn.by === 'model' ? [turn.text, ...turn.calls.map(({ input }) => input)].join(' ') : turn.text;
  });
  const pictures = turns.reduce((sum, turn) => sum + picturesIn(turn), 0);
  return { instructions: [instructions, ...named].join('\n'), data: said.join('\n'), pictures };
}
