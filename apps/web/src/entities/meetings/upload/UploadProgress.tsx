import { Progress, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { megabytes } from '@/lib/file-size';

interface Props {
  sentBytes: number;
  totalBytes: number;
  /** The connection is lost, and the upload goes on when it is back. */
  isWaiting: boolean;
}

/** How far an upload is. */
export function UploadProgress({ sentBytes, totalBytes, isWaiting }: Props) {
  const { t } = useTranslation('record');
  const percent = totalBytes ? (sentBytes / totalBytes) * 100 : 0;
  return (
    <div>
      <Progress value={percent} aria-label={t('uploading')} size="sm" />
      <Text size="xs" c="dimmed" mt={4}>
        {!isWaiting && t('uploaded', { sent: megabytes(sentBytes), total: megabytes(totalBytes) })}
        {/* Not the figures, which change all the time: whoever hears the page would hear nothing else. */}
        <span role="status">{isWaiting && t('waiting')}</span>
      </Text>
    </div>
  );
}
