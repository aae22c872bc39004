import { useEffect, useState } from 'react';
import { findRecordings } from '@/entities/meetings/recordings/kept-recordings';
import { ownerOf, type StoredRecording } from '@/entities/meetings/recordings/recording-store';
import { useQueuedUploads } from '@/entities/meetings/upload-queue/use-queued-uploads';
import { usePersonSession } from '@/entities/session/person-session-context';

interface Found {
  recordings: StoredRecording[];
  /** Which of them were in the queue of uploads then. */
  sent: string;
}

/** What the person recorded in this browser and nobody records or sends now; `drop` takes one out that is gone. */
export function useUnfinished(): { kept: StoredRecording[]; drop(gone: string): void } {
  const owner = ownerOf(usePersonSession());
  const onTheirWay = useQueuedUploads().flatMap(({ recordingId }) => recordingId ?? []);
  const sent = onTheirWay.join(' ');
  const [found, setFound] = useState<Found>({ recordings: [], sent: '' });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const look = () => {
      // A browser without storage has kept nothing.
      findRecordings(owner).then(
        (recordings) => signal.aborted || setFound({ recordings, sent }),
        () => {},
      );
    };
    look();
    // Another tab may have gone on with one meanwhile, or discarded it.
    document.addEventListener('visibilitychange', () => document.hidden || look(), { signal });
    return () => ending.abort();
  }, [owner, sent]);
  return {
    // One that was on its way when they were looked for may have arrived since, and is gone then.
    kept: found.recordings.filter(({ id }) => !onTheirWay.includes(id) && !found.sent.includes(id)),
    drop: (gone) => setFound({ ...found, recordings: found.recordings.filter(({ id }) => id !== gone) }),
  };
}
