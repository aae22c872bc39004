import { z } from 'zod';

const text = z.string().nullable();

/** A change as a model proposes it: one flat shape, which small models keep to as well. Null leaves a thing as it is. */
export const ChangeInput = z.object({
  kind: z.enum(['edit', 'create', 'delete', 'comment', 'remind']),
  task: text.describe('The mark of the task, such as t1; null for a new one'),
  title: text,
  description: text,
  assignee: text.describe("A mark such as p1, a name, 'me', or 'nobody'; of remind: who is reminded"),
  column: z.enum(['pending', 'todo', 'in-progress', 'done']).nullable(),
  due: text.describe("2026-11-30, or 'none'; of remind: the day"),
  add_tags: z.array(z.string()).nullable(),
  remove_tags: z.array(z.string()).nullable(),
  text: text.describe('Of comment: what is written. Of remind: a note, or null'),
});
export type ChangeInput = z.infer<typeof ChangeInput>;
