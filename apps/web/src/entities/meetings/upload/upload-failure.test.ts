import { DetailedError, type HttpResponse } from 'tus-js-client';
import { expect, test } from 'vitest';
import { isOfNow } from './upload-failure';

/** What the client library makes of an answer. */
function answered(status: number, body: unknown): DetailedError {
  const response: HttpResponse = {
    getStatus: () => status,
    getHeader: () => undefined,
    getBody: () => JSON.stringify(body),
    getUnderlyingObject: () => response,
  };
  return Object.assign(new DetailedError('refused'), { originalResponse: response });
}

test('a line that stalled and too many requests pass by themselves, and too many uploads do not', () => {
  expect(isOfNow(answered(408, { reason: 'arrived-too-slowly' }))).toBe(true);
  expect(isOfNow(answered(429, { reason: 'too-many-requests' }))).toBe(true);
  // From something between us and the server.
  expect(isOfNow(answered(429, null))).toBe(true);
  expect(isOfNow(answered(429, { reason: 'person-has-too-many-uploads' }))).toBe(false);
  expect(isOfNow(answered(429, { reason: 'company-has-too-many-uploads' }))).toBe(false);
  expect(isOfNow(answered(413, { reason: 'too-large' }))).toBe(false);
});
