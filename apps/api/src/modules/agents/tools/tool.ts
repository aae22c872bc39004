import type { Access } from '@tavla/shared/endpoint';
import { may } from '@tavla/shared/permissions';
import type { z } from 'zod';
import type { SignedIn } from '@/http/access/access';
import type { SignedInCall } from '@/http/route';

/** Something that an agent may call. What it answers are data, and told as such. */
export interface AgentTool {
  /** Letters and _. */
  name: string;
  /** For people who are asked whether it may be called. */
  title: string;
  /** For the model. */
  description: string;
  /** Whether it changes nothing. */
  isReading: boolean;
  /** Whether it may take something away; left out where it only reads. */
  isDestructive?: boolean;
  /** Whether a token may call it at all. */
  isFor(session: SignedIn): boolean;
  input: z.ZodType;
  /** Runs with input that has that shape. @throws HttpError whose words the agent is told */
  run(input: unknown, call: SignedInCall): Promise<unknown>;
}

/** A tool whose input is known by its schema. */
export function agentTool<Schema extends z.ZodType>(
  tool: Omit<AgentTool, 'input' | 'run'> & {
    input: Schema;
    run(input: z.output<Schema>, call: SignedInCall): Promise<unknown>;
  },
): AgentTool {
  return { ...tool, run: (input, call) => tool.run(input as z.output<Schema>, call) };
}

/** For tokens that hold the pair of a contract. */
export const ifMay =
  ({ access }: { access: Access }) =>
  ({ permissions }: SignedIn): boolean =>
    typeof access !== 'string' && may(permissions, access[0], access[1]);
