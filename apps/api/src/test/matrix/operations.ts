import type { TestApp } from '../test-app';
import type { Shape } from './sample-input';

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Shape;
}

/** One operation of the documentation, as a stranger reads it. */
export interface Operation {
  /** In capitals. */
  method: string;
  /** With `{name}` for each parameter. */
  path: string;
  operationId: string;
  /** A pair with a space between, `signed-in` or `public`. */
  'x-permission'?: string;
  /** What a field asks for beside that, when it is sent. */
  'x-field-permissions'?: Record<string, string>;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Shape }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** Every operation in the document that the running server hands out. */
export async function readOperations(test: TestApp): Promise<Operation[]> {
  const { paths } = (await test.as(null).get('/api/docs/json')).json() as {
    paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, rest]) => ({ ...rest, method: method.toUpperCase(), path })),
  );
}

/** Streams never end by themselves. */
export function isStream({ responses }: Operation): boolean {
  return responses['200']?.content?.['text/event-stream'] !== undefined;
}
