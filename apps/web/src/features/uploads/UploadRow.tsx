import { ActionIcon, Button, FileButton, Progress, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconAlertCircle,
  IconCloudOff,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconUpload,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedText } from '@/entities/meetings/upload/accepted';
import type { QueuedUpload } from '@/entities/meetings/upload-queue/queued-uploads';
import type { UploadQueue } from '@/entities/meetings/upload-queue/upload-queue';
import { useLeftWords } from '@/entities/meetings/use-left-words';
import { megabytes } from '@/lib/file-size';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import classes from './uploads.module.css';

interface Props {
  upload: QueuedUpload;
  /** Neither a tab nor the browser has its file any more. */
  isLost: boolean;
  queue: UploadQueue;
}

/** One upload: its name, how far it is, and what can be done about it. */
export function UploadRow({ upload, isLost, queue }: Props) {
  const { t } = useTranslation('record');
  const [isAsking, setAsking] = useState(false);
  const { id, name: file, title, state, sentBytes, sizeBytes, recordingId } = upload;
  const name = title || file;
  const isRenamed = name !== file && name !== file.replace(/\.[^.]*$/, '');
  const chooseAgain = (chosen: File | null) => {
    if (!chosen || queue.chooseAgain(upload, chosen)) return;
    const message = t('uploads.otherFile', { chosen: chosen.name, name: file, size: megabytes(sizeBytes) });
    notifications.show({ title: t('uploadFailed'), message, color: 'red' });
  };
  // Nothing goes on before the person does something.
  const isStuck = isLost || state === 'failed';
  const Icon = isStuck ? IconAlertCircle : state === 'offline' ? IconCloudOff : IconUpload;
  const words = useStateWords(upload, isLost);
  const isSending = !isLost && state === 'sending';
  const isMoving = !isLost && state !== 'paused' && state !== 'failed';
  return (
    <li className={classes.row} aria-label={name} data-stuck={isStuck || undefined}>
      <Icon size={16} aria-hidden />
      <span className={classes.names}>
        <span className={classes.name} title={name} dir="auto">
          {name}
        </span>
        {isRenamed && (
          <span className={classes.file} title={file} dir="auto">
            {file}
          </span>
        )}
      </span>
      <Progress
        className={classes.bar}
        data-empty={(sentBytes === 0 && (isStuck || state === 'waiting')) || undefined}
        value={(sentBytes / sizeBytes) * 100}
        size="sm"
        {...(state === 'failed' && { color: 'red' })}
        aria-label={t('uploading')}
        transitionDuration={180}
      />
      <Text span size="xs" c={isStuck ? 'var(--mantine-color-error)' : 'dimmed'} className={classes.state}>
        {isSending && words}
        {/* Not the figures, which change every second: whoever hears the page would hear nothing else. */}
        <span role="status">{!isSending && words}</span>
      </Text>
      {isLost && (
        <FileButton onChange={chooseAgain} accept={acceptedText}>
          {(props) => (
            <Button {...props} size="compact-xs" variant="default">
              {t('choose')}
            </Button>
          )}
        </FileButton>
      )}
      {isMoving && (
        <ActionIcon
          variant="subtle"
          aria-label={t('uploads.pause', { name })}
          onClick={() => queue.pause(id)}
        >
          <IconPlayerPause size={16} />
        </ActionIcon>
      )}
      {!isLost && state === 'paused' && (
        <ActionIcon
          variant="subtle"
          aria-label={t('uploads.resume', { name })}
          onClick={() => queue.resume(id)}
        >
          <IconPlayerPlay size={16} />
        </ActionIcon>
      )}
      {!isLost && state === 'failed' && (
        <ActionIcon
          variant="subtle"
          aria-label={t('uploads.retry', { name })}
          onClick={() => queue.resume(id)}
        >
          <IconRefresh size={16} />
        </ActionIcon>
      )}
      <ActionIcon variant="subtle" aria-label={t('uploads.cancel', { name })} onClick={() => setAsking(true)}>
        <IconX size={16} />
      </ActionIcon>
      {isAsking && (
        <ConfirmDialog
          opened
          title={t('uploads.cancelTitle')}
          text={t(recordingId ? 'uploads.cancelRecording' : 'uploads.cancelFile', { name })}
          confirmLabel={t('uploads.cancelYes')}
          cancelLabel={t('keep')}
          isDangerous
          onCancel={() => setAsking(false)}
          onConfirm={() => queue.cancel(id)}
        />
      )}
    </li>
  );
}

/** What is going on with an upload. */
function useStateWords({ state, sentBytes, sizeBytes, leftMs, words, name }: QueuedUpload, isLost: boolean) {
  const { t } = useTranslation('record');
  const left = useLeftWords();
  if (isLost) return t('uploads.lost', { name });
  const sent = t('uploaded', { sent: megabytes(sentBytes), total: megabytes(sizeBytes) });
  switch (state) {
    case 'waiting':
      return t('uploads.queued');
    case 'paused':
      return `${t('uploads.paused')} · ${sent}`;
    case 'offline':
      return words ? t('uploads.goesOn', { words }) : t('waiting');
    case 'failed':
      return words || t('uploads.failed');
    case 'sending':
      return leftMs === null ? sent : `${sent} · ${left(leftMs / 1_000)}`;
  }
}
