import { expect, test } from 'vitest';
import { splitSentences } from '../sentences';
import { isWithinMeeting } from './within-meeting';

/** A meeting of so many lines, in which something is said at a place. */
const meetingOf = (lines: number, at: number, said: string) =>
  splitSentences(
    Array.from({ length: lines }, (_, line) => ({
      id: String(line),
      startMs: line,
      endMs: line + 1,
      text: line === at ? said : 'It rains.',
      speaker: null,
    })),
  );

test.each([
  ["I'll show you the model.", 'Show the model', 150, true],
  ["I'll show you the model next week.", 'Show the model', 150, false],
  ["I'll e-mail and present the model.", 'Present the model', 150, false],
  ["I'll paint the model.", 'Paint the model', 150, false],
  // At once, or in a moment.
  ["So first I'll show you the model, and the notes come afterwards.", 'Show the model', 150, true],
  ["We'll look at the roof in a second.", 'Look at the roof', 150, true],
  ["I'll paint the roof in a year.", 'Paint the roof', 150, false],
  // What is done with the call itself, whatever else is said of a day.
  ["I'll stop sharing my screen, and see you next week.", 'Stop sharing the screen', 150, true],
  ["I'll end the recording, see you next week.", 'End the recording', 150, true],
  ["I'll share the recording next week.", 'Share the recording', 150, false],
  // What the meeting will be about.
  ["We'll look at the roof and finish the plan.", 'Look at the roof', 5, true],
  ["We'll look at the roof on Monday.", 'Look at the roof', 5, false],
])('%s', (said, title, at, isOver) =>
  expect(isWithinMeeting(meetingOf(300, at, said), at, title)).toBe(isOver),
);

test('a short meeting has no such beginning', () =>
  expect(isWithinMeeting(meetingOf(40, 1, "We'll look at the roof."), 1, 'Look at the roof')).toBe(false));
