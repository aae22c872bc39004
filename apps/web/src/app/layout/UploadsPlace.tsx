import { Suspense } from 'react';
import { useQueuedUploads } from '@/entities/meetings/upload-queue/use-queued-uploads';
import { lazyPart } from '@/ui/lazy-part';

const UploadsBar = lazyPart(
  async () => (await import('@/features/uploads/UploadsBar')).UploadsBar,
  'by itself',
);

/** Where uploads are shown and sent from, on every page; its code comes when there is something to send. */
export function UploadsPlace() {
  const hasUploads = useQueuedUploads().length > 0;
  return hasUploads ? (
    <Suspense>
      <UploadsBar />
    </Suspense>
  ) : null;
}
