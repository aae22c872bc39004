import { AxiosError, type AxiosResponse } from 'axios';
import { expect, test } from 'vitest';
import { errorBody, errorText, fieldErrors, savingErrorText } from './error-text';

function failure(data: unknown, status = 400): AxiosError {
  const response = { status, data } as AxiosResponse;
  return new AxiosError('Request failed', 'ERR_BAD_REQUEST', undefined, undefined, response);
}

test('the reason of the first failed item comes before the message, and both before the fallback', () => {
  const failed = [{ email: 'x', reason: 'Taken' }, { reason: 'Second' }];
  expect(errorText(failure({ failed, message: 'Nothing was saved' }))).toBe('Taken');
  expect(errorText(failure({ failed: [], message: 'Nothing was saved' }))).toBe('Nothing was saved');
  expect(errorText(failure({ failed: [{}], message: 'Nothing was saved' }))).toBe('Nothing was saved');
  expect(errorText(failure('<html>Bad gateway</html>', 502), 'An error occurred')).toBe('An error occurred');
  expect(errorText(new Error('internal detail'))).toBe('Unknown error');
});

test('an answer that says nothing is not ours, and only the forms of people call it unknown', () => {
  const notOurs = 'The server is not reachable right now. Try again in a moment.';
  for (const answer of [failure('<html>Bad gateway</html>', 502), failure({}), failure('', 504)]) {
    expect([errorText(answer), savingErrorText(answer)]).toEqual([notOurs, 'Unknown error']);
  }
  const said = failure({ message: 'In use' }, 409);
  expect([errorText(said), savingErrorText(said)]).toEqual(['In use', 'In use']);
  const never = new AxiosError('Network Error', 'ERR_NETWORK');
  expect(savingErrorText(never)).toBe(errorText(never));
  expect(errorText(never)).toContain('did not answer');
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
