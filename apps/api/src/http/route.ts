import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseInput, ResponseOf } from '@tavla/shared/endpoint';
import { ErrorBody } from '@tavla/shared/errors';
import { fullName } from '@tavla/shared/full-name';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { requireAccess, requirePair, requireStill, type SignedIn } from './access/access';
import { requireConfirmed } from './access/confirmed';
import { requireMeeting } from './access/meeting';
import { withoutReadOnly } from './access/read-only';
import { longAnswer } from './answers/long-answer';
import { holdBody } from './bodies/held-bytes';
import { limitConcurrency } from './limits/concurrency';
import { perServer } from './limits/per-server';

export interface Input<E> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}

/** What a handler knows of the call beside its input. */
export interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The same with the person who calls and the data of their company. */
export interface SignedInCall extends Call {
  session: SignedIn;
  db: CompanyDb;
  actor: Actor;
}

type CallOf<E> = E extends { access: 'public' } ? Call : SignedInCall;
/** A stream or a file is written by the handler itself; without a response schema there is nothing to answer. */
type AnswerOf<E> = E extends { answers: 'stream' | 'file' }
  ? unknown
  : E extends { response: unknown }
    ? ResponseInput<E>
    : unknown;

/**
 * Binds a contract to its handler. Address, permission, validation, status, serialisation and documentation
 * come from the contract and from nowhere else.
 */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  contract: E,
  handler: (input: Input<E>, call: CallOf<E>) => Promise<AnswerOf<E> | FastifyReply>,
): void {
  app.boundContracts.push(contract.name);
  if (contract.method === 'GET' && contract.answers === 'json')
    readersOf(app).set(contract.path, handler as Reader);
  const hasBody = contract.body && contract.encoding === 'json';
  app.route({
    method: contract.method,
    url: contract.path,
    schema: {
      summary: contract.summary,
      tags: [contract.name.split('.')[0] ?? ''],
      operationId: contract.name,
      ...(contract.params && { params: contract.params }),
      querystring: contract.query ?? noQuery,
      ...(hasBody && { body: contract.body }),
      ...(contract.encoding === 'multipart' && { consumes: ['multipart/form-data'] }),
      response: {
        ...(contract.response && { [contract.status]: contract.response }),
        '4xx': ErrorBody,
        '5xx': ErrorBody,
      },
    },
    config: { contract },
    ...(contract.access === 'public' && { bodyLimit: publicBodyMax }),
    // Before the body is read: a stranger's upload is not even received.
    onRequest: async (request, reply) => {
      await requireAccess(app, request, contract);
      if (contract.encoding === 'json') holdBody(request, reply);
    },
    handler: (request, reply) => {
      const work = () => answer(request, reply);
      // A form may take hours to arrive, and a stream has no end.
      const isShort = contract.encoding === 'json' && contract.answers === 'json';
      return isShort ? limitConcurrency(request, work) : work();
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    await requireStill(request);
    const { params, query } = request;
    const call = callOf(app, request, reply) as CallOf<E>;
    if (contract.of === 'meeting')
      await requireMeeting(call as SignedInCall, contract, params as { id: string });
    const read = async () => readersOf(app).get(contract.path)?.({ params, query: {} }, call);
    await requireConfirmed(app, contract, request.session, request.body, async () => read());
    const body = await withoutReadOnly(contract, request.body, read);
    const answered = await handler({ params, query, body } as Input<E>, call);
    // A handler that has sent its answer itself returns the reply.
    if (reply.sent || answered === reply || contract.answers !== 'json') return answered;
    if (contract.inParts) {
      const bytes = await longAnswer(contract, contract.inParts, answered as Record<string, unknown>);
      return reply.code(contract.status).type('application/json; charset=utf-8').send(bytes);
    }
    return reply.code(contract.status).send(contract.status === 204 ? undefined : answered);
  }
}

/** Bytes that a stranger may send: an address, a code and a company's name are a few hundred. */
const publicBodyMax = 2 ** 16;

const noQuery = z.strictObject({});

/** Reads an entity as its own address shows it. */
type Reader = (input: object, call: unknown) => Promise<unknown>;
const readersOf = perServer(() => new Map<string, Reader>());

/**
 * What the address of a contract would answer to this caller, under the same permission, validation and shape; for the
 * tools of agents. It must be one that answers JSON, whole.
 * @throws HttpError what the address would be refused with; ZodError for a wrong input
 */
export async function readAs<const E extends Endpoint>(
  contract: E,
  call: SignedInCall,
  input: { params?: object; query?: object },
): Promise<ResponseOf<E>> {
  const { access, response } = contract;
  const reader = readersOf(call.request.server).get(contract.path);
  if (!reader || !response || access === 'public') throw new Error(`${contract.name} cannot be read so`);
  requirePair(call.session, access);
  const params = contract.params?.parse(input.params ?? {});
  const query = contract.query?.parse(input.query ?? {}) ?? {};
  if (contract.of === 'meeting') await requireMeeting(call, contract, params as { id: string });
  return response.parse(await reader({ params, query }, call)) as ResponseOf<E>;
}

function callOf(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Call | SignedInCall {
  return request.session ? signedInCall(app, request, reply) : { request, reply };
}

/** The call of a person; for the few addresses that are no contract. Access has been checked before. */
export function signedInCall(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): SignedInCall {
  const { session } = request;
  const token = session?.token && { ...session.token, permissions: session.permissions };
  if (!session) throw new Error('this address does not ask for a session');
  return {
    request,
    reply,
    session,
    db: app.deps.db.forCompany(session.organizationId, session.user.id),
    actor: {
      id: session.user.id,
      name: fullName(session.user),
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      ...(token && { token }),
    },
  };
}
