import type { Endpoint } from '@tavla/shared/endpoint';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { type SampleIds, sampleInput } from './sample-input';

/** Calls an endpoint with a made-up input that it accepts, naming the given entities; `more` adds headers. */
export async function callContract(
  app: FastifyInstance,
  contract: Endpoint,
  cookie: string | undefined,
  ids: SampleIds,
  more: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const { headers, payload } = await bodyOf(contract, ids);
  return app.inject({
    method: contract.method,
    url: addressOf(contract, ids),
    headers: { ...headers, ...more, ...(cookie && { cookie }) },
    ...(payload !== undefined && { payload }),
  });
}

/** Path and query of an endpoint that name the given entities. */
export function addressOf(contract: Endpoint, ids: SampleIds): string {
  // /api/v1/tasks/:id/history is about a task.
  const path = contract.path.replaceAll(
    /([\w-]+)\/:\w+/g,
    (_, owner: string) => `${owner}/${ids(`${owner.replace(/ies$/, 'y').replace(/s$/, '')}Id`)}`,
  );
  const query = inOnePlace(contract, contract.query && sampleInput(contract.query, ids)) ?? {};
  return `${path}?${new URLSearchParams(query as Record<string, string>)}`;
}

/** A conversation is a ticket's or about a meeting: a call names one of the two. */
function inOnePlace({ path }: Endpoint, sample: unknown): object | undefined {
  const { taskId, audioId, ...rest } = (sample ?? {}) as Record<string, unknown>;
  if (!path.startsWith('/api/v1/chat') || taskId === undefined || audioId === undefined)
    return sample as object | undefined;
  return { ...rest, taskId };
}

function knowsField({ body }: Endpoint, name: string): boolean {
  if (!body) return false;
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return name in properties;
}

async function bodyOf(contract: Endpoint, ids: SampleIds) {
  const body = inOnePlace(contract, contract.body && sampleInput(contract.body, ids));
  if (contract.encoding !== 'multipart') return { headers: {}, payload: body };
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  for (const [name, value] of [
    ['language', 'en'],
    ['message', 'Sample'],
  ] as const) {
    if (knowsField(contract, name) && !form.has(name)) form.append(name, value);
  }
  const content = contract.name.startsWith('users.') ? 'firstName,lastName,email,role\n' : 'not a recording';
  form.append(contract.files?.name ?? 'file', new Blob([content]), 'sample.csv');
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { headers: { 'content-type': type }, payload: Buffer.from(await encoded.arrayBuffer()) };
}
