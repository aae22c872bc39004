import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { told } from './requests.test-kit';

test('zz', () => {
  for (const line of readFileSync('/tmp/assist/q.txt', 'utf8').split('\n').filter(Boolean)) {
    const board = line.startsWith('!') ? 'ticket' : 'board';
    console.log(line, '\n      =>', told(line.replace(/^!/, ''), { place: board }));
  }
});
