import type OpenAI from 'openai';
import type {
  EasyInputMessage,
  ResponseInputItem,
  ResponseStreamEvent,
} from 'openai/resources/responses/responses';
import { type Piece, parametersOf, type StepRequest, type Turn } from './turn';

/** Asks by OpenAI's own way, `/responses`, with nothing stored there. Throws what the client throws. */
export async function openByResponses(
  client: OpenAI,
  model: string,
  { instructions, turns, tools, mayCall }: StepRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<Piece>> {
  const offered = tools.map((tool) => {
    const { name, description } = tool;
    return { type: 'function' as const, name, description, parameters: parametersOf(tool), strict: true };
  });
  const stream = await client.responses.create(
    {
      ...{ model, instructions, stream: true, store: false, input: turns.flatMap(itemsOf) },
      ...(offered.length > 0 && { tools: offered, tool_choice: mayCall ? 'auto' : 'none' }),
    },
    { signal, maxRetries: 0 },
  );
  return piecesOf(stream);
}

function itemsOf(turn: Turn): ResponseInputItem[] {
  if (turn.by === 'person') return [{ role: 'user', content: contentOf(turn) }];
  if (turn.by === 'tool') return [{ type: 'function_call_output', call_id: turn.callId, output: turn.text }];
  const calls = turn.calls.map(({ id, name, input }): ResponseInputItem => {
    return { type: 'function_call', call_id: id, name, arguments: input };
  });
  return turn.text === '' ? calls : [{ role: 'assistant', content: turn.text }, ...calls];
}

function contentOf({ text, pictures = [] }: Extract<Turn, { by: 'person' }>): EasyInputMessage['content'] {
  if (pictures.length === 0) return text;
  const shown = pictures.map((image_url) => ({
    type: 'input_image' as const,
    image_url,
    detail: 'auto' as const,
  }));
  return [{ type: 'input_text', text }, ...shown];
}

async function* piecesOf(stream: AsyncIterable<ResponseStreamEvent>): AsyncGenerator<Piece> {
  yield {};
  for await (const event of stream) {
    if ('response' in event) yield { usage: event.response.usage };
    if (event.type === 'response.output_text.delta') yield { text: event.delta };
    else if (event.type === 'response.failed' || event.type === 'error')
      throw new Error('the model broke off');
    else if (event.type === 'response.output_item.done' && event.item.type === 'function_call') {
      const { call_id: id, name, arguments: input } = event.item;
      yield { call: { at: event.output_index, id, name, input } };
    }
  }
}
