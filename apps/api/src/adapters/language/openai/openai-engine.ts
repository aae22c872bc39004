import OpenAI from 'openai';
import { zodResponseFormat, zodTextFormat } from 'openai/helpers/zod';
import type { z } from 'zod';
import type { DraftAnalysis, groundAnalysis } from '@/adapters/language/ground-analysis';
import type { AnalysisInput, EngineCall, LanguageEngine } from '@/adapters/language/language';
import type { TextWork } from '@/adapters/text-work/text-work';
import { analysisSchema } from './analysis-schema';
import type { Prompt } from './prompts';
import { analysisPrompt, questionPrompt } from './prompts';
import { toEngineError } from './to-engine-error';

export interface OpenaiEngineOptions {
  /** Where the transcript is searched for what the model quotes. */
  text: TextWork;
  /** May be missing where the server at `baseUrl` asks for none. */
  apiKey?: string;
  /** Any server that speaks OpenAI's protocol, with its version path; OpenAI's own unless told. */
  baseUrl?: string;
  model: string;
  /** For one attempt at one request; 2 minutes unless told. */
  timeoutMs?: number;
  /** Attempts after the first; 2 unless told. */
  maxRetries?: number;
}

const groundMs = 60_000;

type Draft = z.infer<typeof analysisSchema>;

/**
 * A model behind OpenAI's protocol. Servers without `/responses` are asked by chat completions instead, which
 * is remembered. What the model writes is grounded like anything else.
 */
export function createOpenaiEngine(options: OpenaiEngineOptions): LanguageEngine {
  const { model } = options;
  const client = new OpenAI({
    apiKey: options.apiKey ?? 'none',
    baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
    timeout: options.timeoutMs ?? 120_000,
    maxRetries: options.maxRetries ?? 2,
    // What it is sent goes to the host that the operator named, and no further.
    fetchOptions: { redirect: 'error' },
  });
  const ground = (draft: DraftAnalysis, input: AnalysisInput, call: EngineCall) =>
    options.text.run<typeof groundAnalysis>('ground', [draft, input, 'openai'], {
      ...call,
      milliseconds: groundMs,
    });
  let hasResponses = true;
  /** Runs the first way; where the server does not know it, the second from then on. */
  const either = async <Result>(
    first: () => Promise<Result>,
    second: () => Promise<Result>,
  ): Promise<Result> => {
    try {
      if (!hasResponses) return await second();
      try {
        return await first();
      } catch (error) {
        if (!isUnknownEndpoint(error)) throw error;
        const result = await second();
        hasResponses = false;
        return result;
      }
    } catch (error) {
      throw toEngineError(error);
    }
  };
  return {
    name: 'openai',
    async analyse(input, call) {
      const { signal } = call;
      if (input.segments.every(({ text }) => text.trim() === ''))
        return ground({ summary: '', decisions: [], actionItems: [], updates: [] }, input, call);
      const prompt = analysisPrompt(input);
      const draft = await either(
        () => draftByResponses(client, model, prompt, signal),
        () => draftByChat(client, model, prompt, signal),
      );
      return ground(draft, input, call);
    },
    async answer(input, { onDelta = () => {}, signal }) {
      const prompt = questionPrompt(input);
      const answer = await either(
        () => tell(piecesByResponses(client, model, prompt, signal), onDelta),
        () => tell(piecesByChat(client, model, prompt, signal), onDelta),
      );
      return { answer };
    },
  };
}

async function draftByResponses(
  client: OpenAI,
  model: string,
  prompt: Prompt,
  signal?: AbortSignal,
): Promise<Draft> {
  const response = await client.responses.parse(
    {
      model,
      instructions: prompt.instructions,
      input: prompt.data,
      text: { format: zodTextFormat(analysisSchema, 'meeting_analysis') },
      store: false,
    },
    { signal },
  );
  return analysisSchema.parse(response.output_parsed);
}

async function draftByChat(
  client: OpenAI,
  model: string,
  prompt: Prompt,
  signal?: AbortSignal,
): Promise<Draft> {
  const completion = await client.chat.completions.parse(
    {
      model,
      messages: asMessages(prompt),
      response_format: zodResponseFormat(analysisSchema, 'meeting_analysis'),
    },
    { signal },
  );
  return analysisSchema.parse(completion.choices[0]?.message.parsed);
}

/** Passes an answer on as it comes; gives it back whole. */
async function tell(pieces: AsyncIterable<string>, onDelta: (delta: string) => void): Promise<string> {
  let answer = '';
  for await (const piece of pieces) {
    if (piece === '') continue;
    answer += piece;
    onDelta(piece);
  }
  return answer;
}

async function* piecesByResponses(
  client: OpenAI,
  model: string,
  prompt: Prompt,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  const stream = await client.responses.create(
    { model, instructions: prompt.instructions, input: prompt.data, stream: true, store: false },
    { signal },
  );
  for await (const event of stream) {
    if (event.type === 'response.output_text.delta') yield event.delta;
    else if (event.type === 'response.failed' || event.type === 'error')
      throw new Error('the model broke off');
  }
}

async function* piecesByChat(
  client: OpenAI,
  model: string,
  prompt: Prompt,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  const stream = await client.chat.completions.create(
    { model, messages: asMessages(prompt), stream: true },
    { signal },
  );
  for await (const chunk of stream) yield chunk.choices[0]?.delta.content ?? '';
}

function asMessages({ instructions, data }: Prompt) {
  return [
    { role: 'system' as const, content: instructions },
    { role: 'user' as const, content: data },
  ];
}

/** The path itself is unknown, as against a model that is. */
function isUnknownEndpoint(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError)) return false;
  const isAboutModel = /model/i.test(error.code ?? '') || /\bmodel\b/i.test(error.message);
  return (error.status === 404 && !isAboutModel) || error.status === 405 || error.status === 501;
}
