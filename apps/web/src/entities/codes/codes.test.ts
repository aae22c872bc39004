import { AxiosError, type AxiosResponse } from 'axios';
import { expect, onTestFinished, test, vi } from 'vitest';
import { retryAfter } from '@/api/retry-after';
import { askCode } from './ask-code';
import { codeDigits } from './code-digits';
import { requestError } from './request-error';
import { secondsLeft } from './use-countdown';

test('a code is its digits, however it was pasted', () => {
  expect(codeDigits(' 123 456\n')).toBe('123456');
  expect(codeDigits('12-34-56')).toBe('123456');
  expect(codeDigits('１２３４５６')).toBe('123456');
  expect(codeDigits('12345678')).toBe('123456');
  expect(codeDigits('abc')).toBe('');
});

test('a countdown ends at zero and stays there', () => {
  expect(secondsLeft(60_000, 0)).toBe(60);
  expect(secondsLeft(60_000, 59_001)).toBe(1);
  expect(secondsLeft(60_000, 60_000)).toBe(0);
  expect(secondsLeft(60_000, 99_000)).toBe(0);
});

test('the wait is what the server says in seconds, if it says so', () => {
  const refusal = (headers: Record<string, string>) =>
    new AxiosError('Request failed', 'ERR', undefined, undefined, { status: 429, headers } as AxiosResponse);
  expect(retryAfter(refusal({ 'retry-after': '43' }))).toBe(43_000);
  for (const value of ['0', '-1', '', 'Wed, 21 Oct 2026 07:28:00 GMT', 'Infinity'])
    expect(retryAfter(refusal({ 'retry-after': value }))).toBeUndefined();
  expect(retryAfter(refusal({}))).toBeUndefined();
  expect(retryAfter(new AxiosError('Network Error'))).toBeUndefined();
  expect(retryAfter(new TypeError('no'))).toBeUndefined();
});

test('a refused request shows the message of the field, then that of the answer, then a fallback', () => {
  const refusal = (data: unknown) =>
    new AxiosError('Request failed', 'ERR', undefined, undefined, { status: 400, data } as AxiosResponse);
  const body = { statusCode: 400, code: 'validation', message: 'Check the fields' };
  const errors = [{ path: 'email', message: 'Use an address at acme.com' }];
  expect(requestError(refusal({ ...body, errors }), 'email')).toBe('Use an address at acme.com');
  expect(requestError(refusal(body), 'email')).toBe('Check the fields');
  expect(requestError(refusal(''), 'email')).toBe('An error occurred');
  expect(requestError(new AxiosError('Network Error'), 'email')).toBe('An unexpected error occurred');
  expect(requestError(new TypeError('x is not a function'), 'email')).toBe('An unexpected error occurred');
});

test('whoever has to wait goes on with the code that was sent last, where it was sent there and is good', async () => {
  const wait = (reason: string) => {
    const data = { statusCode: 429, code: 'too-many-requests', reason, message: 'Wait' };
    return new AxiosError('Wait', 'ERR', undefined, undefined, {
      ...{ status: 429, headers: { 'retry-after': '43' }, data },
    } as unknown as AxiosResponse);
  };
  const just = wait('code-just-sent-seconds_other');
  const many = wait('too-many-codes-minutes');
  const refuse = (error: unknown) => () => Promise.reject(error);
  expect(await askCode('a@acme.com', refuse(just))).toBe(just);
  await expect(askCode('a@acme.com', refuse(many))).rejects.toBe(many);
  expect(await askCode('a@acme.com', async () => {})).toBeUndefined();
  expect(await askCode('a@acme.com', refuse(many))).toBe(many);
  // The code for another address ended the first one.
  expect(await askCode('b@acme.com', async () => {})).toBeUndefined();
  await expect(askCode('a@acme.com', refuse(just))).rejects.toBe(just);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await askCode('a@acme.com', async () => {});
  vi.advanceTimersByTime(11 * 60_000);
  await expect(askCode('a@acme.com', refuse(many))).rejects.toBe(many);
});
