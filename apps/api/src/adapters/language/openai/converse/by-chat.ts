import OpenAI from 'openai';
import { isTooLong } from '../too-long';
import { type CallPiece, type Piece, parametersOf, type StepRequest, type Turn } from './turn';

type Message = OpenAI.ChatCompletionMessageParam;
type PersonTurn = Extract<Turn, { by: 'person' }>;
type Delta = OpenAI.ChatCompletionChunk.Choice.Delta;

/** Whether a server takes the wish to be told what a streamed answer took. */
export interface Counting {
  isTaken: boolean;
}

/**
 * Asks by chat completions, which every server of this protocol has. Some refuse what they do not know: they are not
 * asked to count, which is remembered. Throws what the client throws.
 */
export async function openByChat(
  client: OpenAI,
  model: string,
  { instructions, turns, tools, mayCall }: StepRequest,
  signal: AbortSignal,
  counting: Counting,
): Promise<AsyncIterable<Piece>> {
  const offered = tools.map((tool) => {
    const { name, description } = tool;
    const about = { name, description, parameters: parametersOf(tool), strict: true };
    return { type: 'function' as const, function: about };
  });
  const open = (wishes: Pick<OpenAI.ChatCompletionCreateParamsStreaming, 'stream_options'>) =>
    client.chat.completions.create(
      {
        ...{ model, stream: true, ...wishes },
        messages: [{ role: 'system', content: instructions }, ...turns.map(messageOf)],
        ...(offered.length > 0 && { tools: offered, tool_choice: mayCall ? 'auto' : 'none' }),
      },
      { signal, maxRetries: 0 },
    );
  if (!counting.isTaken) return piecesOf(await open({}));
  try {
    return piecesOf(await open({ stream_options: { include_usage: true } }));
  } catch (error) {
    if (!isRefused(error)) throw error;
    const stream = await open({});
    counting.isTaken = false;
    return piecesOf(stream);
  }
}

const isRefused = (error: unknown) =>
  error instanceof OpenAI.APIError && (error.status === 400 || error.status === 422) && !isTooLong(error);

function messageOf(turn: Turn): Message {
  if (turn.by === 'person') return { role: 'user', content: contentOf(turn) };
  if (turn.by === 'tool') return { role: 'tool', tool_call_id: turn.callId, content: turn.text };
  const calls = turn.calls.map(({ id, name, input }) => {
    return { id, type: 'function' as const, function: { name, arguments: input } };
  });
  return { role: 'assistant', content: turn.text, ...(calls.length > 0 && { tool_calls: calls }) };
}

/** Words alone are sent as text: some servers know no parts. */
function contentOf({ text, pictures = [] }: PersonTurn): OpenAI.ChatCompletionUserMessageParam['content'] {
  if (pictures.length === 0) return text;
  const shown = pictures.map((url) => ({ type: 'image_url' as const, image_url: { url } }));
  return [{ type: 'text', text }, ...shown];
}

async function* piecesOf(stream: AsyncIterable<OpenAI.ChatCompletionChunk>): AsyncGenerator<Piece> {
  yield {};
  // A chunk about usage has no choice, and some servers leave out the list.
  for await (const { choices, usage } of stream) {
    const delta = choices?.[0]?.delta;
    yield { text: delta?.content ?? '', usage };
    for (const [nth, call] of (delta?.tool_calls ?? []).entries()) yield { call: callOf(call, nth) };
  }
}

/** Some servers send the input as an object and not as its text, and some do not number calls. */
function callOf(
  { index, id, function: about }: NonNullable<Delta['tool_calls']>[number],
  nth: number,
): CallPiece {
  const input: unknown = about?.arguments ?? '';
  return {
    at: (index as number | undefined) ?? nth,
    id: id || undefined,
    name: about?.name || undefined,
    input: typeof input === 'string' ? input : JSON.stringify(input),
  };
}
