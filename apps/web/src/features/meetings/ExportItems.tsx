import { Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCopy, IconDownload, IconFileExport } from '@tabler/icons-react';
import { type Audio, getAudioFile } from '@tavla/shared/contracts/audios';
import { type ExportFormat, exportAudio, exportFormats } from '@tavla/shared/contracts/transcripts';
import { useTranslation } from 'react-i18next';
import { urlOf } from '@/api/call';
import { callFile } from '@/api/call-file';
import { errorText } from '@/api/error-text';
import { FileLink } from '@/entities/files/FileLink';
import { usePersonSession } from '@/entities/session/person-session-context';
import { download } from '@/lib/download';

/** The ways out of a meeting, in its menu: every format once it is done, what was uploaded at any time. */
export function ExportItems({ meeting }: { meeting: Audio }) {
  const { t } = useTranslation('meetings');
  const session = usePersonSession();
  const { id, name, kind } = meeting;
  const save = async (format: ExportFormat) => {
    try {
      const bytes = await session.whileOpen(callFile(exportAudio, { params: { id }, query: { format } }));
      download(bytes, `${name}.${format}`);
    } catch (error) {
      notifications.show({ title: t('export.failed'), message: errorText(error), color: 'red' });
    }
  };
  const copy = async () => {
    const text = session.whileOpen(
      callFile(exportAudio, { params: { id }, query: { format: 'md' } }).then(
        (bytes) => new Blob([bytes], { type: 'text/plain' }),
      ),
    );
    try {
      // Handed over before it is there: a browser takes what is copied only while it remembers the click.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      notifications.show({ message: t('export.copied') });
    } catch {
      // Either the export or the clipboard failed, and only the first has words.
      const words = await text.then(() => '', errorText);
      notifications.show({ title: t('export.copyFailed'), message: words, color: 'red' });
    }
  };
  return (
    <>
      <Menu.Label>{t('export.label')}</Menu.Label>
      {meeting.status === 'done' && (
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void copy()}>
          {t('export.copy')}
        </Menu.Item>
      )}
      {meeting.status === 'done' &&
        exportFormats.map((format) => (
          <Menu.Item
            key={format}
            leftSection={<IconFileExport size={16} />}
            onClick={() => void save(format)}
          >
            {t(`export.${format}`)}
          </Menu.Item>
        ))}
      <Menu.Item
        component={FileLink}
        href={urlOf(getAudioFile, { id })}
        download=""
        leftSection={<IconDownload size={16} />}
      >
        {t(`export.${kind}`)}
      </Menu.Item>
    </>
  );
}
