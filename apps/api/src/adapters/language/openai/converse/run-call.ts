import { sound } from '@tavla/shared/fields';
import { type Tool, ToolRefused } from '@/adapters/language/toolbox';
import type { ToolCall } from './turn';

/** Characters of what one tool may give. */
const longest = 12_000;

/** Runs a tool as the model asks; what is wrong with the call is told to the model. Throws what the tool throws. */
export async function runCall(tools: readonly Tool[], { name, input }: ToolCall): Promise<string> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) return refusal(`There is no tool ${name.slice(0, 60)}.`);
  const read = readInput(input);
  if (read === undefined) return refusal('The input of this call is not JSON. Call it again with JSON.');
  const { data, error } = tool.input.safeParse(withNulls(tool.input.toJSONSchema() as Shape, read));
  if (error)
    return refusal(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  try {
    const told = JSON.stringify(await tool.run(data));
    return told.length > longest ? `${told.slice(0, longest)}… (cut)` : told;
  } catch (failure) {
    if (failure instanceof ToolRefused) return refusal(failure.message);
    throw failure;
  }
}

const refusal = (error: string) => JSON.stringify({ error: error.slice(0, 1_000) });

/** Models leave out the braces of nothing, and fence JSON as if it were to be read. */
function readInput(input: string): unknown {
  const text = input.trim().replace(/^```(?:json)?|```$/g, '');
  if (text.trim() === '') return {};
  try {
    const read: unknown = JSON.parse(text, storable);
    // Written twice: the text of an object as a text.
    return typeof read === 'string' ? JSON.parse(read, storable) : read;
  } catch {
    return undefined;
  }
}

/** What a database does not take is no word that anybody looks for. */
const storable = (_: string, value: unknown) => (typeof value === 'string' ? sound(value) : value);

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
}

/** What a model leaves out is null, whether its server holds it to a schema or not. Pure. */
function withNulls({ properties, items }: Shape, read: unknown): unknown {
  if (Array.isArray(read)) return items ? read.map((one) => withNulls(items, one)) : read;
  if (typeof read !== 'object' || read === null || !properties) return read;
  const given: Record<string, unknown> = { ...read };
  for (const [name, shape] of Object.entries(properties)) given[name] = withNulls(shape, given[name] ?? null);
  return given;
}
