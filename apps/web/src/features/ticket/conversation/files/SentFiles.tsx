import { IconDownload } from '@tabler/icons-react';
import { type Attachment, getAttachment } from '@tavla/shared/contracts/chat';
import { useTranslation } from 'react-i18next';
import { urlOf } from '@/api/call';
import { FileLink } from '@/entities/files/FileLink';
import { FilePicture } from '@/entities/files/FilePicture';
import { fileSize } from '@/lib/file-size';
import { FileNote } from './FileNote';
import classes from './files.module.css';

/** The files of a message that was sent, to download; of pictures a small one, of others what could not be read. */
export function SentFiles({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation('ticket');
  if (attachments.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={t('chat.attachments')}>
      {attachments.map(({ id, name, sizeBytes, reading }) => {
        const href = urlOf(getAttachment, { id });
        const isPicture = reading?.state === 'picture';
        return (
          <li key={id} className={classes.sent}>
            <FileLink
              className={classes.file}
              data-picture={isPicture || undefined}
              href={href}
              download={name}
              aria-label={t('chat.download', { name, size: fileSize(sizeBytes) })}
            >
              {isPicture ? (
                <FilePicture className={classes.picture} src={href} alt="" />
              ) : (
                <IconDownload size={14} aria-hidden />
              )}
              <span className={classes.fileName} dir="auto">
                {name}
              </span>
              <span className={classes.quiet}>{fileSize(sizeBytes)}</span>
            </FileLink>
            {reading && reading.state !== 'all' && <FileNote reading={reading} sizeBytes={sizeBytes} />}
          </li>
        );
      })}
    </ul>
  );
}
