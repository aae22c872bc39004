import { expect, test } from 'vitest';
import { PlacesOfStream, parseNote, presenceBytes } from './presence-note';

const ids = {
  organizationId: '0198f3a2-7c1e-7b5a-9d4e-2f6a8c0b1d3e',
  userId: '0198f3a2-7c1e-7b5a-9d4e-2f6a8c0b1d3f',
  taskId: '0198f3a2-7c1e-7b5a-9d4e-2f6a8c0b1d40',
};

test('somebody is at a ticket for a while after they said so, and not after they left', () => {
  const places = new PlacesOfStream();
  places.note({ taskId: 'a', state: 'typing' }, 0);
  expect([places.isAt('a', 24_999), places.isAt('a', 25_000), places.isAt('b', 0)]).toEqual([
    true,
    false,
    false,
  ]);
  places.note({ taskId: 'a', state: 'gone' }, 1);
  expect(places.isAt('a', 1)).toBe(false);
});

test('a stream remembers no more than ten tickets, the newest', () => {
  const places = new PlacesOfStream();
  for (let n = 0; n < 1_000; n++) places.note({ taskId: String(n), state: 'looking' }, 0);
  const at = Array.from({ length: 1_000 }, (_, n) => places.isAt(String(n), 1)).filter(Boolean);
  expect([at.length, places.isAt('999', 1), places.isAt('989', 1)]).toEqual([10, true, false]);
});

test('what travels is a note and nothing else, and has no number on the stream', () => {
  const note = { ...ids, state: 'typing' as const };
  expect(parseNote(JSON.stringify(note))).toEqual(note);
  expect(JSON.stringify(note).length).toBeLessThan(8_000);
  for (const wrong of ['', '{', 'null', '[]', JSON.stringify({ ...note, state: 'x' })])
    expect(parseNote(wrong)).toBeUndefined();
  const { organizationId: _, ...data } = note;
  expect(String(presenceBytes(note))).toBe(
    `data: ${JSON.stringify({ resource: 'presence', action: 'update', data })}\n\n`.replace(
      /"data":\{[^}]*\}/,
      `"data":{"taskId":"${ids.taskId}","userId":"${ids.userId}","state":"typing"}`,
    ),
  );
});
