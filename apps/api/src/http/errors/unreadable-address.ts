import type { FastifyReply, FastifyRequest } from 'fastify';
import { applyKeeping } from '../answers/caching';
import { sendError } from './errors';

/**
 * Answers an address that cannot even be read, before any hook of the framework runs: in the same shape as
 * other errors, with headers as strict as an answer can bear that nothing is loaded from.
 */
export function answerUnreadable(isSecure: boolean) {
  const headers = {
    'content-security-policy':
      "default-src 'none';base-uri 'none';object-src 'none';form-action 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    applyKeeping(reply);
    return sendError(error, request, reply.headers(headers));
  };
}
