import { callAgentTools } from '@tavla/shared/contracts/api-access/agents';
import { say } from '@tavla/shared/error-words';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '@/http/errors/errors';
import { route } from '@/http/route';
import { serveMcp } from './serve-mcp';

export function mcpRoutes(app: FastifyInstance): void {
  route(app, callAgentTools, async ({ body }, call) => {
    const { status, body: answer } = await serveMcp(call, body);
    if (answer === '') return call.reply.code(status).send();
    return call.reply.code(status).type('application/json; charset=utf-8').send(answer);
  });
  // Clients ask for a stream of the server's own, or end a session that there is not: this is how they learn it.
  app.route({
    method: ['GET', 'DELETE'],
    url: callAgentTools.path,
    schema: { hide: true },
    handler: async (_, reply) => {
      reply.header('allow', 'POST');
      throw new HttpError(405, 'not-allowed', say('only-post'));
    },
  });
}
