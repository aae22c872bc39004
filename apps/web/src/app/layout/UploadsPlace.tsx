import { Suspense } from 'react';
import { useCancelledUploads } from '@/entities/meetings/upload-queue/use-cancelled-uploads';
import { useQueuedUploads } from '@/entities/meetings/upload-queue/use-queued-uploads';
import { lazyPart } from '@/ui/lazy-part';

const UploadsBar = lazyPart(
  async () => (await import('@/features/uploads/UploadsBar')).UploadsBar,
  'by itself',
);

/** Where uploads are shown and sent from, on every page; its code comes when there is something to send, or to give up. */
export function UploadsPlace() {
  const uploads = useQueuedUploads().length;
  const hasUploads = useCancelledUploads().length + uploads > 0;
  return hasUploads ? (
    <Suspense>
      <UploadsBar />
    </Suspense>
  ) : null;
}
