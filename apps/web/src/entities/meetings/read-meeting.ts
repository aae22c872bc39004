import type { QueryClient } from '@tanstack/react-query';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import type { TranscriptChange } from '@tavla/shared/meetings/transcript-change';
import { receiveTranscriptChange, type Told, toldTo, withChange } from './transcript-changes';

/** Who renames a voice without end shall not keep a meeting from coming. */
const readMax = 4;

/** Hears what is told of a meeting until what is asked is answered. */
async function whileAsked<Answer>(
  client: QueryClient,
  id: string,
  ask: (told: Told) => Promise<Answer>,
): Promise<Answer> {
  const told: Told = { id, changes: [], isBehind: false };
  const all = toldTo(client).add(told);
  try {
    return await ask(told);
  } finally {
    all.delete(told);
  }
}

/** Reads a meeting, and brings what was told of it on the way to the answer. */
export function readMeeting(
  client: QueryClient,
  id: string,
  read: () => Promise<AudioDetail>,
): Promise<AudioDetail> {
  return whileAsked(client, id, async (told) => {
    for (let times = 1; ; times++) {
      Object.assign(told, { changes: [], isBehind: false });
      const meeting = await read();
      if (!told.isBehind || times === readMax) return told.changes.reduce(withChange, meeting);
    }
  });
}

/** What a change says of the lines: the answer of a call and its event say the same. */
const saidOf = ({ segments, spoken }: TranscriptChange) => JSON.stringify([segments, spoken]);

/**
 * Changes lines of a meeting by a call, and brings its answer to whatever shows the meeting: unless its event was
 * quicker, after which newer things may have been told.
 * @param changeOf what the event says of that answer; null when nothing changed
 */
export function changeTranscript<Answer>(
  client: QueryClient,
  id: string,
  send: () => Promise<Answer>,
  changeOf: (answer: Answer) => TranscriptChange | null,
): Promise<Answer> {
  return whileAsked(client, id, async (told) => {
    const answer = await send();
    const change = changeOf(answer);
    const isKnown = change && told.changes.some((one) => saidOf(one) === saidOf(change));
    if (change && !isKnown) receiveTranscriptChange(client, change);
    return answer;
  });
}
