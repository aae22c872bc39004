import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Access, Endpoint } from '@tavla/shared/endpoint';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract that the route was made from; the documentation says what validation does not need. */
    contract?: Endpoint;
    /** Who may call a route that was made from no contract. */
    access?: Access;
  }
}

/** Sources by directive; null leaves a directive out. */
export type ContentPolicy = Record<string, string[] | null>;

/** OpenAPI 3.1 at /api/docs, made from the contracts; the document itself at /api/docs/json. */
export async function registerDocumentation(app: FastifyInstance, policy: ContentPolicy): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tavla',
        version: '1',
        description: 'Sign-in is by cookie: ask for a code, verify it, and send the cookies with every call.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'tavla_access' } },
      },
      security: [{ session: [] }],
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      const contract = (route.route as { config?: { contract?: Endpoint } }).config?.contract;
      return { url, schema: contract ? documented(schema, contract) : schema };
    },
  });
  const staticCSP = Object.fromEntries(
    Object.entries(policy).flatMap(([directive, sources]) => (sources ? [[directive, sources]] : [])),
  );
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP });
}

const binary = { type: 'string', format: 'binary' } as const;

/** What a contract says beyond what the server validates: forms, files, streams and who may call. */
function documented(schema: FastifySchema, contract: Endpoint): FastifySchema {
  const { access, answers, encoding, status, response } = contract;
  const given = schema.response as object;
  const content =
    answers === 'stream'
      ? { 'text/event-stream': { schema: { type: 'string' } } }
      : { 'application/octet-stream': { schema: binary } };
  const silent =
    answers === 'json' ? { description: 'Done', type: 'null' } : { description: 'As sent', content };
  return {
    ...schema,
    ...(access === 'public' && { security: [] }),
    ...(encoding === 'multipart' && { body: formOf(contract) }),
    response: response ? given : { [status]: silent, ...given },
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
