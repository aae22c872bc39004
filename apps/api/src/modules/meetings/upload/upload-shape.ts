import type { FastifySchema } from 'fastify';

const version = { type: 'string', const: '1.0.0', description: 'The version of the protocol.' };
const size = { type: 'integer', minimum: 1, description: 'How many bytes the whole file has.' };
const offset = { type: 'integer', minimum: 0, description: 'How many bytes have arrived before these.' };
const metadata = {
  type: 'string',
  description: 'Pairs with commas between them: a name, a space and the value in Base64.',
};
const bytes = { type: 'string', format: 'binary' };
const one = { type: 'object', properties: { id: { type: 'string', format: 'uuid' } }, required: ['id'] };

const headersOf = (properties: object, required: string[]) => ({
  headers: {
    type: 'object',
    properties: { 'Tus-Resumable': version, ...properties },
    required: ['Tus-Resumable', ...required],
  },
});

/**
 * What the requests of the upload protocol carry, as JSON Schema, for the documentation alone: the protocol's
 * own server checks it. Source: tus 1.0.0, "Core Protocol" and "Creation".
 */
export const uploadShapes: Record<'POST' | 'HEAD' | 'PATCH' | 'DELETE', FastifySchema> = {
  POST: headersOf({ 'Upload-Length': size, 'Upload-Metadata': metadata }, ['Upload-Length']),
  HEAD: { ...headersOf({}, []), params: one },
  PATCH: {
    ...headersOf({ 'Upload-Offset': offset }, ['Upload-Offset']),
    params: one,
    consumes: ['application/offset+octet-stream'],
    body: bytes,
  },
  DELETE: { ...headersOf({}, []), params: one },
};
