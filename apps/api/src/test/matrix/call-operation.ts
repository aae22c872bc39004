import type { Answer } from '../answer-fault';
import type { Operation } from './operations';
import { type SampleIds, type Shape, sampleOf } from './sample-input';

/** What a call names and says: ids by field, and values by field that stand wherever such a field may stand. */
export interface Sample {
  ids: SampleIds;
  given: Record<string, unknown>;
}

/** What a caller shows: a cookie, or the header of a token. */
export type Shown = string | undefined;

const headersOf = (shown: Shown) =>
  shown && (shown.startsWith('Bearer ') ? { authorization: shown } : { cookie: shown });

/** A file of each kind that a form asks for: a table, or what may be a recording. */
const table = new Blob(['firstName,lastName,email,role\n'], { type: 'text/csv' });
const recording = new Blob([Uint8Array.from({ length: 64 }, (_, at) => (at * 37) % 256)]);

/** Calls an operation of the server at `base` with an input made from what its documentation says. */
export async function callOperation(
  base: string,
  operation: Operation,
  shown: Shown,
  sample: Sample,
): Promise<Answer> {
  const { body, type } = bodyOf(operation, sample);
  const headers = { ...parametersOf(operation, 'header', sample), ...headersOf(shown) };
  const response = await fetch(base + addressOf(operation, sample), {
    method: operation.method,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  });
  const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isEndless) await response.body?.cancel();
  return { status: response.status, body: isEndless ? '' : await response.text() };
}

/** The fields of the body, the query and the address that a call sends. */
export function fieldsSent(operation: Operation, sample: Sample): string[] {
  const shape = jsonOf(operation) ?? formOf(operation);
  const body = shape ? sampleOf(shape, sample.ids, sample.given) : {};
  const inAddress = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
  const inQuery = parametersOf(operation, 'query', sample);
  return [...inAddress.map(({ name }) => name), ...Object.keys({ ...(body as object), ...inQuery })];
}

function addressOf(operation: Operation, sample: Sample): string {
  // /audios/{id}/file is about an audio.
  const path = operation.path.replaceAll(/([\w-]+)\/\{\w+\}/g, (_, owner: string) => {
    return `${owner}/${sample.ids(`${owner.replace(/s$/, '')}Id`)}`;
  });
  return `${path}?${new URLSearchParams(parametersOf(operation, 'query', sample))}`;
}

function parametersOf({ parameters = [] }: Operation, place: string, { ids, given }: Sample) {
  const there = parameters.filter((parameter) => parameter.in === place);
  const properties = Object.fromEntries(there.map(({ name, schema }) => [name, schema]));
  const required = there.filter((parameter) => parameter.required).map(({ name }) => name);
  return sampleOf({ type: 'object', properties, required }, ids, given) as Record<string, string>;
}

const jsonOf = ({ requestBody }: Operation): Shape | undefined =>
  requestBody?.content['application/json']?.schema;
const formOf = ({ requestBody }: Operation): Shape | undefined =>
  requestBody?.content['multipart/form-data']?.schema;

function bodyOf(operation: Operation, sample: Sample): { body?: string | FormData; type?: string } {
  const [type] = Object.keys(operation.requestBody?.content ?? {});
  const form = formOf(operation);
  const json = jsonOf(operation);
  if (form) return { body: fill(form, operation, sample) };
  if (json && type) return { type, body: JSON.stringify(sampleOf(json, sample.ids, sample.given)) };
  return type ? { type, body: 'x' } : {};
}

function fill(form: Shape, { path }: Operation, { ids, given }: Sample): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(sampleOf(form, ids, given) as object)) {
    if (form.properties?.[name]?.format !== 'binary') data.append(name, String(value));
  }
  for (const name of form.required ?? []) {
    if (form.properties?.[name]?.format === 'binary')
      data.append(name, /csv|imports/.test(path) ? table : recording, 'sample');
  }
  return data;
}
