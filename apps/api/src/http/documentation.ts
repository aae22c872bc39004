import swagger from '@fastify/swagger';
import type { Access, Endpoint } from '@tavla/shared/endpoint';
import { ErrorBody } from '@tavla/shared/errors';
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { confirmationLifetime } from './access/confirmed';
import { cookieName } from './access/cookies';
import { tokenPrefix } from './access/tokens/token-format';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract that the route was made from; the documentation says what validation does not need. */
    contract?: Endpoint;
    /** Who may call a route that was made from no contract. */
    access?: Access;
    /** What its requests carry, as JSON Schema: it is documented here, and checked elsewhere. */
    documented?: FastifySchema;
  }
}

/** OpenAPI 3.1 of every route that follows, made from the contracts. */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tavla',
        version: '1',
        description:
          'A program sends an API token as `Authorization: Bearer tavla_pat_…`, which a person makes on the page My Account; the button Authorize tries it here. A browser has cookies: ask for a code, verify it, and send them with every call.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      // The one that serves this document, under whichever name.
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: cookieName('access', app.deps.env) },
          token: { type: 'http', scheme: 'bearer', bearerFormat: `${tokenPrefix}…` },
          refresh: { type: 'apiKey', in: 'cookie', name: cookieName('refresh', app.deps.env) },
        },
      },
      security: [{ session: [] }, { token: [] }],
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      const { config = {}, method } = route.route as {
        config?: FastifyContextConfig;
        method: string | string[];
      };
      if (config.contract) return { url, schema: documented(schema, config.contract) };
      if (!config.access) return { url, schema };
      const carried = { ...schema, ...config.documented };
      return { url, schema: protocol(carried, config.access, String(method)) };
    },
  });
}

const binary = { type: 'string', format: 'binary' } as const;

/** What a contract says beyond what the server validates: forms, files, streams and who may call. */
function documented(schema: FastifySchema, contract: Endpoint): FastifySchema {
  const { access, tokens, answers, encoding, needsRefreshCookie, status, response } = contract;
  const content =
    answers === 'stream'
      ? { 'text/event-stream': { schema: { type: 'string' } } }
      : { 'application/octet-stream': { schema: binary } };
  const silent =
    answers === 'json' ? { description: 'Done', type: 'null' } : { description: 'As sent', content };
  const given = schema.response as Record<string, unknown>;
  return {
    ...schema,
    ...permissionOf(access, `${contract.summary}${limitsOf(contract)}`, contract.fieldAccess),
    ...(contract.confirmed && { 'x-confirmed': contract.confirmed }),
    ...(access === 'public' && { security: needsRefreshCookie ? [{ refresh: [] }] : [] }),
    ...(access !== 'public' && tokens === 'refused' && { security: [{ session: [] }] }),
    ...(tokens === 'only' && { security: [{ token: [] }] }),
    ...(encoding === 'multipart' && { body: formOf(contract) }),
    response: {
      [status]: response ? given[status] : silent,
      ...(answers === 'file' && { 206: silent, 416: { description: words[416], type: 'null' } }),
      ...failures(statusesOf(contract), contract.protocol ? eitherFailure : failure),
      ...(contract.protocol && { 202: { description: 'Taken; there is nothing to answer', type: 'null' } }),
    },
  };
}

/** Who may call, for people and for tools. */
function permissionOf(access: Access, summary: string, fieldAccess: Endpoint['fieldAccess'] = {}) {
  const pair = typeof access === 'string' ? access : access.join(' ');
  const who =
    access === 'public'
      ? 'Anybody may call this.'
      : access === 'signed-in'
        ? 'Whoever is signed in may call this.'
        : `Needs the permission \`${pair}\`.`;
  const fields = Object.entries(fieldAccess).map(([field, needed]) => [field, needed.join(' ')] as const);
  const more = fields.map(([field, needed]) => ` \`${field}\` needs \`${needed}\`, too.`).join('');
  return {
    description: `${summary} ${who}${more}`,
    'x-permission': pair,
    ...(fields.length > 0 && { 'x-field-permissions': Object.fromEntries(fields) }),
  };
}

/** What needs a person, or a fresh code of theirs, in words. */
function limitsOf({ access, confirmed, tokens }: Endpoint): string {
  const byPerson =
    tokens === 'only'
      ? ' With an API token only.'
      : access !== 'public' && tokens === 'refused'
        ? ' Not with an API token.'
        : '';
  if (!confirmed) return byPerson;
  const what = confirmed === true ? 'This' : `Giving \`${confirmed.join('` or `')}\` another value`;
  return `${byPerson} ${what} needs a session that was confirmed with a code or a passkey within the last ${confirmationLifetime / 60_000} minutes, else it is refused with \`confirm-with-code\`.`;
}

const words: Record<number | string, string> = {
  400: 'Not valid: `errors` names each field and the rule that it broke',
  401: 'Not signed in',
  403: 'Not allowed, not with an API token, to be confirmed first (`confirm-with-code`), in a session that lacks the passkey that its company asks for (`passkey-needed`), or sent by another site',
  404: 'Not there, or not yours',
  409: 'In conflict with what is there; `current` is the entity as it is, where somebody changed it meanwhile',
  410: 'Gone',
  412: 'The header Tus-Resumable is missing, or names another version',
  413: 'Too large',
  415: 'The wrong kind of content',
  416: 'No such part of the file',
  422: 'The language is not available',
  429: 'Too many requests; `Retry-After` says how many seconds to wait',
  '5xx': 'Something failed on the side of the server; 503 may be tried again',
};

function statusesOf(contract: Endpoint): (number | string)[] {
  const { access, tokens, method, path, body, encoding, query, refusals = [] } = contract;
  const isWrite = method !== 'GET';
  const isForm = encoding === 'multipart';
  return [
    400,
    // Also where anybody may call: a client that names a person may meet somebody else's session.
    401,
    ...(isWrite || typeof access !== 'string' || tokens === 'refused' ? [403] : []),
    ...(path.includes(':') || (isWrite && body) || query ? [404] : []),
    ...(isWrite ? [409] : []),
    ...(isWrite ? [413, 415] : []),
    ...(isForm ? [422] : []),
    ...refusals,
    429,
    '5xx',
  ];
}

const failure = z.toJSONSchema(ErrorBody, { io: 'output', unrepresentable: 'any' });

/** The same where a protocol has a shape of its own for what it refuses. */
const eitherFailure = {
  type: 'object',
  properties: { ...failure.properties, jsonrpc: { const: '2.0' }, error: { type: 'object' } },
};

function failures(statuses: (number | string)[], schema: object = failure) {
  const content = { 'application/json': { schema } };
  return Object.fromEntries(statuses.map((status) => [status, { description: words[status], content }]));
}

/** The answers of the upload protocol, which is described elsewhere and made from no contract. */
function protocol(schema: FastifySchema, access: Access, method: string): FastifySchema {
  const status = method === 'POST' ? 201 : method === 'HEAD' ? 200 : 204;
  return {
    ...schema,
    ...permissionOf(access, schema.summary ?? ''),
    response: {
      [status]: { description: 'As tus 1.0.0 says, in the headers', type: 'null' },
      ...failures([400, 401, 403, 404, 409, 410, 412, 413, 415, 422, 429, '5xx']),
    },
  };
}

function formOf({ body, files }: Endpoint) {
  const fields = body ? (z.toJSONSchema(body, { io: 'input' }) as { properties?: object }) : {};
  const { name = 'file', isRepeated = false } = files ?? {};
  const file = isRepeated ? { type: 'array', items: binary } : binary;
  return {
    type: 'object',
    properties: { ...fields.properties, [name]: file },
    ...(!isRepeated && { required: [name] }),
  };
}
