import { AxiosError, type AxiosResponse } from 'axios';
import { expect, test } from 'vitest';
import { errorBody, errorText, fieldErrors } from './error-text';

function failure(data: unknown, status = 400): AxiosError {
  const response = { status, data } as AxiosResponse;
  return new AxiosError('Request failed', 'ERR_BAD_REQUEST', undefined, undefined, response);
}

test('the reason of the first failed item comes before the message, and both before the fallback', () => {
  const failed = [{ email: 'x', reason: 'Taken' }, { reason: 'Second' }];
  expect(errorText(failure({ failed, message: 'Nothing was saved' }))).toBe('Taken');
  expect(errorText(failure({ failed: [], message: 'Nothing was saved' }))).toBe('Nothing was saved');
  expect(errorText(failure({ failed: [{}], message: 'Nothing was saved' }))).toBe('Nothing was saved');
  expect(errorText(failure({}))).toBe('Unknown error');
  expect(errorText(failure('<html>Bad gateway</html>', 502), 'An error occurred')).toBe('An error occurred');
  expect(errorText(new Error('internal detail'))).toBe('Unknown error');
});

test('fields get their first message', () => {
  const body = {
    statusCode: 400,
    code: 'validation',
    message: 'Check the fields',
    errors: [
      { path: 'email', message: 'Invalid email' },
      { path: 'email', message: 'Too long' },
      { path: 'name', message: 'Required' },
    ],
  };
  expect(fieldErrors(failure(body))).toEqual({ email: 'Invalid email', name: 'Required' });
  expect(errorBody(failure({ message: 'no code' }))).toBeUndefined();
});
