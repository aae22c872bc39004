import { meetingsListedMax } from '@tavla/shared/limits';
import { expect, it } from 'vitest';
import { standingOf } from './meeting-standing';

const known = { isListed: true, wasListed: true, listed: 12, isRefused: false };
const left = { ...known, isListed: false };

it.each([
  ['stands in the list', known, 'here'],
  ['has left the list', left, 'gone'],
  ['is not in the list yet', { ...left, wasListed: false, listed: 0 }, 'unlisted'],
  [
    'has left a full list, where newer ones may stand in its place',
    { ...left, listed: meetingsListedMax },
    'unlisted',
  ],
  [
    'has left a full list, and the server knows of none',
    { ...left, listed: meetingsListedMax, isRefused: true },
    'gone',
  ],
  ['is older than the list reaches', { ...left, wasListed: false, listed: meetingsListedMax }, 'unlisted'],
  ['is not known to the server', { ...left, wasListed: false, listed: 0, isRefused: true }, 'gone'],
] as const)('a meeting that %s', (_, what, standing) => {
  expect(standingOf(what)).toBe(standing);
});
