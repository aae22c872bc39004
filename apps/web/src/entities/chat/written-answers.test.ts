import { beforeEach, expect, test } from 'vitest';
import { lacksBeginning, onWritten, receiveKept, receivePiece, writtenOf } from './written-answers';

const questionId = '0198f3a2-7c1e-7b5a-9d4e-2f6a8c0b1d3e';
const tell = (at: number, text: string, attempt = 1) =>
  receivePiece({ questionId, taskId: null, attempt, at, text });
const keep = (text: string, attempt = 1) =>
  receiveKept(questionId, { state: 'writing', attempt, text, failure: null });
let stop: () => void;
let calls = 0;

beforeEach(() => {
  stop?.();
  calls = 0;
  stop = onWritten(() => {
    calls += 1;
  });
});

test('pieces make a text, whatever comes twice', () => {
  tell(0, 'Twelve ');
  tell(7, 'eu');
  tell(7, 'eu');
  tell(9, 'ros.');
  tell(0, 'Twelve ');
  expect([writtenOf(questionId), lacksBeginning(questionId), calls]).toEqual(['Twelve euros.', false, 5]);
});

test('who comes in the middle waits for what the server has kept', () => {
  tell(7, 'euros');
  tell(12, '.');
  expect([writtenOf(questionId), lacksBeginning(questionId)]).toEqual(['', true]);
  keep('Twelv');
  expect([writtenOf(questionId), lacksBeginning(questionId)]).toEqual(['Twelv', true]);
  keep('Twelve eu');
  expect([writtenOf(questionId), lacksBeginning(questionId)]).toEqual(['Twelve euros.', false]);
  keep('Twelve');
  expect(writtenOf(questionId)).toBe('Twelve euros.');
});

test('another attempt begins anew, and the one before is heard no more', () => {
  tell(0, 'Twelve');
  tell(0, 'Th', 2);
  tell(6, ' euros');
  keep('Twelve euros');
  expect(writtenOf(questionId)).toBe('Th');
  keep('Thirteen', 2);
  expect(writtenOf(questionId)).toBe('Thirteen');
});

test('nothing is kept when no conversation is on the screen', () => {
  tell(0, 'Twelve');
  stop();
  expect(writtenOf(questionId)).toBe('');
  tell(0, 'Twelve');
  receivePiece({ nonsense: true });
  expect(writtenOf(questionId)).toBe('');
});
