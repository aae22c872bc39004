import { zodResponseFormat, zodTextFormat } from 'openai/helpers/zod';
import type { z } from 'zod';
import type { EngineCall } from '@/adapters/language/language';
import { createOpenaiClient, type ServerOptions } from '@/adapters/openai-client';
import { countGivenUp, type ToldUsage, usageOf } from './count-usage';
import type { Prompt } from './prompts';
import { AnswerCut } from './too-long';
import { isUnknownEndpoint } from './unknown-endpoint';
import { warnOfCut } from './warn-of-cut';

export interface ModelOptions extends ServerOptions {
  model: string;
  /** Gets what an operator should know of the server. */
  warn?: ((line: string) => void) | undefined;
}

export interface ModelClient {
  /**
   * Lets the model write JSON of a schema, with one attempt.
   * @throws what the client throws; AnswerCut; ZodError or SyntaxError for an answer of another shape
   */
  fill<Schema extends z.ZodType>(
    schema: Schema,
    name: string,
    prompt: Prompt,
    call: FillCall,
  ): Promise<z.infer<Schema>>;
}

type FillCall = Pick<EngineCall, 'onUsage'> & { signal: AbortSignal };

/**
 * A model behind OpenAI's protocol. Servers without `/responses` are asked by chat completions instead, which
 * is remembered.
 */
export function createModelClient(options: ModelOptions): ModelClient {
  const { model, warn = () => {} } = options;
  const watchCut = warnOfCut(warn);
  const client = createOpenaiClient(options);
  let hasResponses = true;
  /** Runs the first way; where the server does not know it, the second from then on. */
  const either = async <Result>(
    first: () => Promise<Result>,
    second: () => Promise<Result>,
  ): Promise<Result> => {
    if (!hasResponses) return second();
    try {
      return await first();
    } catch (error) {
      if (!isUnknownEndpoint(error)) throw error;
      const result = await second();
      hasResponses = false;
      return result;
    }
  };
  return {
    async fill(schema, name, prompt, call) {
      // Of its own: the client leaves what listens to a signal there, and a meeting has hundreds of requests.
      const once = { signal: AbortSignal.any([call.signal]), maxRetries: 0 };
      const ask = () =>
        either<Filled>(
          async () => {
            const format = zodTextFormat(schema, name);
            const response = await client.responses.create(
              {
                model,
                instructions: prompt.instructions,
                input: prompt.data,
                text: { format },
                store: false,
              },
              once,
            );
            const isCut = response.incomplete_details?.reason === 'max_output_tokens';
            return { text: response.output_text, isCut, usage: response.usage };
          },
          async () => {
            const format = zodResponseFormat(schema, name);
            const completion = await client.chat.completions.create(
              { model, messages: asMessages(prompt), response_format: format },
              once,
            );
            const [choice] = completion.choices;
            const isCut = choice?.finish_reason === 'length';
            return { text: choice?.message.content ?? '', isCut, usage: completion.usage };
          },
        );
      const { text, isCut, usage } = await countGivenUp(ask, prompt, call);
      const taken = usageOf(prompt, text, usage);
      watchCut(prompt, taken);
      call.onUsage?.(taken);
      if (isCut) throw new AnswerCut();
      return schema.parse(JSON.parse(withoutFence(text), storable));
    },
  };
}

interface Filled {
  text: string;
  isCut: boolean;
  usage: ToldUsage | undefined;
}

/** Models that only half keep to a schema put their JSON into a block of code. */
const withoutFence = (text: string) => text.trim().replace(/^```(?:json)?|```$/g, '');

/** The database keeps neither the sign of no sign nor half a sign. */
const storable = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\u{FFFD}') : value;

function asMessages({ instructions, data }: Prompt) {
  return [
    { role: 'system' as const, content: instructions },
    { role: 'user' as const, content: data },
  ];
}
