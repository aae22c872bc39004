import { QueryClient } from '@tanstack/react-query';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import type { Segment } from '@tavla/shared/meetings/findings';
import { expect, test } from 'vitest';
import { meetingKey } from './meeting-key';
import { changeTranscript, readMeeting } from './read-meeting';
import { readMeetingsAgain, receiveTranscriptChange, withChange } from './transcript-changes';

const segment = (id: string, change: Partial<Segment> = {}): Segment => ({
  ...{ id, startMs: 0, endMs: 1, text: 'before', speaker: 'Anna', version: 1, isCorrected: false },
  ...change,
});
const meeting = { segments: [], analysis: null } as unknown as AudioDetail;

test.each([0, 1, 2, 3])(
  'what was told while a meeting is read is on it, if the answer has %i of it or not',
  async (known) => {
    const client = new QueryClient();
    const id = crypto.randomUUID();
    const [a, b] = [crypto.randomUUID(), crypto.randomUUID()];
    let server = { ...meeting, segments: [segment(a), segment(b, { speaker: 'Bo' })] };
    const changes = [
      { spoken: { speaker: 'Cleo', from: 'Bo' } },
      { segments: [segment(a, { text: 'after', version: 2 })] },
      { spoken: { speaker: 'Bo', from: 'Anna' } },
    ].map((change) => ({ id, ...change }));
    let answer: unknown;
    let reads = 0;
    const shown = await readMeeting(client, id, async () => {
      if (reads++ > 0) return server;
      for (const [at, change] of changes.entries()) {
        if (at === known) answer = server;
        server = withChange(server, change);
        receiveTranscriptChange(client, change);
      }
      return (answer ?? server) as AudioDetail;
    });
    expect(shown).toEqual(server);
  },
);

test('what can be put on the answer is, and the meeting is read again only for what nobody told', async () => {
  const client = new QueryClient();
  const [id, line] = [crypto.randomUUID(), crypto.randomUUID()];
  const old = { ...meeting, segments: [segment(line)] };
  const told = { id, spoken: { speaker: 'Bo', ids: [line] } };
  const read = async (meanwhile: () => void) => {
    let reads = 0;
    const { segments } = await readMeeting(client, id, async () => {
      if (reads++ === 0) meanwhile();
      return old;
    });
    return [reads, segments[0]?.speaker];
  };
  expect(await read(() => receiveTranscriptChange(client, told))).toEqual([1, 'Bo']);
  expect(await read(() => receiveTranscriptChange(client, { ...told, id: line }))).toEqual([1, 'Anna']);
  expect(await read(() => readMeetingsAgain(client))).toEqual([2, 'Anna']);
});

test.each([0, 1, 2, 3])(
  'an answer that comes %i events after its own changes nothing that was told since',
  async (later) => {
    const client = new QueryClient();
    const id = crypto.randomUUID();
    const [a, b] = [crypto.randomUUID(), crypto.randomUUID()];
    const shown = () => client.getQueryData<AudioDetail>(meetingKey(id))?.segments;
    const changes = [
      { spoken: { speaker: 'Anna', from: 'Voice 1' } },
      { spoken: { speaker: 'Ben', ids: [b] } },
      { segments: [segment(a, { text: 'after', version: 2, speaker: 'Anna' })] },
      { spoken: { speaker: 'Voice 1', from: 'Anna' } },
      { spoken: { speaker: 'Cleo', ids: [a] } },
      { spoken: { speaker: 'Dan', ids: [a] } },
    ].map((change) => ({ id, ...change }));
    for (const own of changes) {
      const server = { ...meeting, segments: [a, b].map((line) => segment(line, { speaker: 'Voice 1' })) };
      client.setQueryData(meetingKey(id), server);
      const isOwn = changes.indexOf(own);
      const end = isOwn + 1 + later;
      for (const change of changes.slice(0, isOwn)) receiveTranscriptChange(client, change);
      const send = async () => {
        for (const change of changes.slice(isOwn, end)) receiveTranscriptChange(client, change);
      };
      await changeTranscript(client, id, send, () => own);
      expect(shown()).toEqual(changes.slice(0, end).reduce(withChange, server).segments);
    }
    await changeTranscript(
      client,
      id,
      async () => {},
      () => ({ id, spoken: { speaker: 'Eve', ids: [b] } }),
    );
    expect(shown()?.map(({ speaker }) => speaker)).toContain('Eve');
  },
);
