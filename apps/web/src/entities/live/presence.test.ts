import { presenceTime } from '@tavla/shared/contracts/conversation/presence';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPresence, isNewcomer, onPresence, presentAt, receivePresence } from './presence';

const [taskId, userId] = ['0198f3a2-7c1e-7b5a-9d4e-2f6a8c0b1d3e', '0198f3a2-7c1e-7b5a-9d4e-2f6a8c0b1d3f'];
const tell = (state: string) => receivePresence({ taskId, userId, state });

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  forgetPresence(taskId);
});

test('somebody types for a few seconds, is there for a while, and gone when they say so', () => {
  tell('typing');
  expect(presentAt(taskId)).toEqual([{ userId, isTyping: true }]);
  expect(presentAt(taskId, presenceTime.typing)).toEqual([{ userId, isTyping: false }]);
  expect(presentAt(taskId, presenceTime.looking)).toEqual([]);
  tell('gone');
  expect(presentAt(taskId)).toEqual([]);
});

test('who has just come is told of, until they are known; nonsense is not', () => {
  const heard: boolean[] = [];
  const stop = onPresence(
    (note) => note && heard.push(isNewcomer(note, presentAt(taskId).slice(heard.length ? 0 : 1))),
  );
  tell('looking');
  tell('typing');
  tell('nonsense');
  tell('gone');
  stop();
  tell('looking');
  expect(heard).toEqual([true, false, false]);
});
