import { useEffect, useState } from 'react';
import type { QueuedUpload } from '@/entities/meetings/upload-queue/queued-uploads';
import type { UploadQueue } from '@/entities/meetings/upload-queue/upload-queue';

/** Which of the chosen files neither a tab nor the browser has any more. */
export function useLostFiles(queue: UploadQueue, uploads: readonly QueuedUpload[]): Set<string> {
  const [lost, setLost] = useState(new Set<string>());
  const chosen = uploads.flatMap(({ id, state, recordingId, isKept }) =>
    recordingId ? [] : [`${id} ${state} ${isKept}`],
  );
  const known = chosen.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when a file comes, goes or is chosen again
  useEffect(() => {
    let isWanted = true;
    void queue.files.lost().then((found) => isWanted && setLost(found));
    return () => {
      isWanted = false;
    };
  }, [queue, known]);
  return lost;
}
