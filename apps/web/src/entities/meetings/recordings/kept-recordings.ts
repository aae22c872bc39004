import { listMySessions } from '@tavla/shared/contracts/sessions';
import { call } from '@/api/call';
import { type Audience, forAll } from '../visibility/audience';
import type { Gap } from './gaps';
import { recordingsInHand } from './recording-lock';
import { RecordingStore, type StoredRecording } from './recording-store';
import { wavFile } from './wav';

/** A recording of the first version that proves to be nobody's is removed after this time. */
const ownerlessFor = 30 * 24 * 3_600_000;

/** A recording that is not being recorded any more, or not now. */
export interface FinishedRecording {
  id: string;
  /** Refers to what is stored, and is good only as long as that is. */
  file: File;
  startedAt: number;
  gaps: Gap[];
  audience: Audience;
}

/** A person's recordings that were never confirmed by the server and that no tab has in hand, newest first. */
export function findRecordings(owner: string): Promise<StoredRecording[]> {
  return inStore(owner, async (store) => {
    await sortOwnerless(store).catch(() => undefined);
    const inHand = await recordingsInHand();
    return (await store.list()).filter(({ id }) => !inHand.has(id));
  });
}

/** What is known of a kept recording; undefined when it is not there any more. */
export function findRecording(owner: string, id: string): Promise<StoredRecording | undefined> {
  return inStore(owner, (store) => store.find(id));
}

/** A kept recording as a file; undefined when it is not there any more. */
export function openRecording(owner: string, id: string): Promise<FinishedRecording | undefined> {
  return inStore(owner, async (store) => {
    const recording = await store.find(id);
    return recording && fileOf(store, recording);
  });
}

/** What is stored of a recording as a WAV file that refers to it. */
export async function fileOf(
  store: RecordingStore,
  { id, startedAt, gaps = [], audience = forAll }: StoredRecording,
): Promise<FinishedRecording> {
  const file = wavFile(await store.parts(id), recordingName(startedAt));
  return { id, startedAt, gaps, audience, file };
}

/** Keeps with a recording whom it is for, so that it is known when the recording is found again. */
export function keepAudience(owner: string, id: string, audience: Audience): Promise<void> {
  return inStore(owner, (store) => store.note(id, { audience }));
}

/** The server has it, or the person does not want it. */
export function forgetRecording(owner: string, id: string): Promise<void> {
  return inStore(owner, (store) => store.remove(id));
}

/** What the file of a recording is called. */
function recordingName(startedAt: number): string {
  const date = new Date(startedAt);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `Meeting ${day} ${two(date.getHours())}.${two(date.getMinutes())}.wav`;
}

/**
 * Recordings of the first version have no owner. A browser holds one session at a time: what was recorded since
 * this one began is this person's. The others are shown to nobody.
 */
async function sortOwnerless(store: RecordingStore): Promise<void> {
  const ownerless = await store.listOwnerless();
  if (!ownerless.length) return;
  const { data } = await call(listMySessions);
  const since = Date.parse(data.find(({ current }) => current)?.createdAt ?? '');
  for (const recording of ownerless) {
    if (recording.startedAt > since) await store.claim(recording);
    else if (Date.now() - recording.startedAt > ownerlessFor) await store.remove(recording.id);
  }
}

async function inStore<T>(owner: string, work: (store: RecordingStore) => Promise<T>): Promise<T> {
  const store = await RecordingStore.open(owner);
  try {
    return await work(store);
  } finally {
    store.close();
  }
}
