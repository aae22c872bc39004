import { IconDownload } from '@tabler/icons-react';
import { type Attachment, getAttachment } from '@tavla/shared/contracts/chat';
import { useTranslation } from 'react-i18next';
import { urlOf } from '@/api/call';
import { fileSize } from '@/lib/file-size';
import classes from './files.module.css';

/** The files of a message that was sent, to download. */
export function SentFiles({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation('ticket');
  if (attachments.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={t('chat.attachments')}>
      {attachments.map(({ id, name, sizeBytes }) => (
        <li key={id}>
          <a
            className={classes.file}
            href={urlOf(getAttachment, { id })}
            download={name}
            aria-label={t('chat.download', { name, size: fileSize(sizeBytes) })}
          >
            <IconDownload size={14} aria-hidden />
            <span className={classes.fileName} dir="auto">
              {name}
            </span>
            <span className={classes.quiet}>{fileSize(sizeBytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
