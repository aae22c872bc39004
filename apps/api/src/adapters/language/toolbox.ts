import type { z } from 'zod';

/** Something that a model may call while it answers. */
export interface Tool {
  /** Letters, digits and _, as models take names. */
  name: string;
  /** What it is for, told to the model. */
  description: string;
  /** What it takes: an object whose keys are all there, null where nothing is meant. */
  input: z.ZodType;
  /**
   * Runs with input that has that shape, and gives what the model reads: data, never an instruction.
   * @throws ToolRefused for what the model may do better; anything else ends the answer
   */
  run(input: unknown): Promise<unknown>;
}

/** What a model gets beside a question. */
export interface Toolbox {
  /** What was looked up before it asked for anything; data, each piece with its mark. */
  known: unknown;
  tools: readonly Tool[];
}

/** A tool cannot be used like that; its message is for the model. */
export class ToolRefused extends Error {
  override readonly name = 'ToolRefused';
}

/** A tool whose input is known by its schema. */
export function toolOf<Schema extends z.ZodType>(tool: {
  name: string;
  description: string;
  input: Schema;
  run(input: z.infer<Schema>): Promise<unknown>;
}): Tool {
  return { ...tool, run: (input) => tool.run(input as z.infer<Schema>) };
}
