import '@/i18n/record-catalogue';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelledList } from '@/entities/meetings/upload-queue/cancelled-list';
import { sweepFiles } from '@/entities/meetings/upload-queue/kept-files';
import { type UploadEvents, uploadQueue } from '@/entities/meetings/upload-queue/upload-queue';
import { useCancelledUploads } from '@/entities/meetings/upload-queue/use-cancelled-uploads';
import { useQueuedUploads } from '@/entities/meetings/upload-queue/use-queued-uploads';
import { usePersonSession } from '@/entities/session/person-session-context';
import { download } from '@/lib/download';
import { KeptMeetingRow } from './KeptMeetingRow';
import { UploadRow } from './UploadRow';
import classes from './uploads.module.css';
import { useLostFiles } from './use-lost-files';

const resultNotificationTime = 10_000;
const uploadErrorTime = 10_000;

// This code is fetched at every visit: also of somebody who sends nothing, in a browser that others have left.
void sweepFiles().catch(() => undefined);

/** What is being sent in the background, and waits for its turn: one line each, above every page. */
export function UploadsBar() {
  const { t } = useTranslation('record');
  const session = usePersonSession();
  const queue = uploadQueue(session);
  const uploads = useQueuedUploads();
  const cancelled = useCancelledUploads();
  const lost = useLostFiles(queue, uploads);

  useEffect(() => {
    queue.events = resultsIn(t);
    queue.start();
  }, [queue, t]);

  // A chosen file of which the browser keeps no copy is here only as long as the page is.
  const hasFiles = uploads.some((upload) => queue.files.isOnPageOnly(upload));
  useEffect(() => {
    if (!hasFiles) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasFiles]);

  const isAnyTold = cancelled.some(({ audioId }) => audioId !== null);
  if (!uploads.length && !isAnyTold) return null;
  return (
    <section aria-label={t('uploads.title')}>
      <ul className={classes.list}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} isLost={lost.has(upload.id)} queue={queue} />
        ))}
        {cancelled.map(
          ({ id, name, audioId }) =>
            audioId !== null && (
              <KeptMeetingRow
                key={id}
                name={name}
                audioId={audioId}
                onClose={() => cancelledList(session).remove(id)}
              />
            ),
        )}
      </ul>
    </section>
  );
}

type Translate = ReturnType<typeof useTranslation<'record'>>['t'];

/** Says how an upload ended; a recording is downloaded, too. */
function resultsIn(t: Translate): UploadEvents {
  return {
    onDone: ({ name, title, recordingId }, file) => {
      if (recordingId) download(file, file.name);
      notifications.show({
        title: t('processed'),
        message: t('processedText', { name: title || name }),
        color: 'teal',
        autoClose: resultNotificationTime,
      });
    },
    onFailed: ({ recordingId }, words) =>
      notifications.show({
        title: t(recordingId ? 'processingFailed' : 'uploadFailed'),
        message: [t(recordingId ? 'processingFailedText' : 'uploadFailedText'), words]
          .filter(Boolean)
          .join(' '),
        color: 'red',
        autoClose: uploadErrorTime,
      }),
  };
}
