import { errorTemplates } from '@tavla/shared/error-words';
import { fieldTemplates } from '@tavla/shared/field-words';
import { fill, namesIn, type Params, templateOf } from '@tavla/shared/words';

const templates: Record<string, string> = { ...errorTemplates, ...fieldTemplates };

interface Said {
  reason: string;
  params: Params;
}

/**
 * Holds what the API answered against the catalogue: whatever it refuses, and whatever it says has failed, has a
 * reason that stands there (beside a sentence in `error` it is in `cause`), with the parameters that its template asks for and no others, and makes the sentence.
 * @throws Error that says which answer has other words
 */
export function expectKnownWords(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  const { statusCode, code, message, errors, failed, error, ...body } = answer as Record<string, unknown>;
  if (typeof statusCode === 'number' && typeof code === 'string') {
    expectSame(String(message), sentence({ ...body }));
    for (const field of listOf(errors)) expectSame(String(field.message), sentence(field));
  }
  if (typeof error === 'string' && body.cause) expectSame(error, sentence(body.cause as Said));
  for (const one of listOf(failed)) {
    const causes = listOf(one.causes);
    expectSame(String(one.reason), causes.map(sentence).join('; '));
  }
}

function sentence(said: Partial<Said>): string {
  const { reason = '', params } = said;
  if (!params) throw new Error(`words without parameters: ${JSON.stringify(said).slice(0, 500)}`);
  const template = templateOf(templates, reason, params);
  if (template === undefined) throw new Error(`the reason "${reason}" stands in no catalogue`);
  const asked = new Set(namesIn(template));
  const given = Object.keys(params).filter((name) => asked.has(name) || name !== 'count');
  if (given.some((name) => !asked.has(name)) || given.length < asked.size)
    throw new Error(`"${reason}" asks for ${[...asked].join(', ')} and got ${given.join(', ')}`);
  return fill(template, params);
}

function expectSame(message: string, made: string): void {
  if (message !== made) throw new Error(`the words are "${message}", and the reason makes "${made}"`);
}

function listOf(value: unknown): Record<string, never>[] {
  return Array.isArray(value) ? value : [];
}

/** The same of an answer that may be anything. */
export function expectKnownWordsIn(text: string, type: unknown): void {
  if (!String(type).includes('json') || !/"(code|failed|cause)":/.test(text)) return;
  expectKnownWords(JSON.parse(text));
}
