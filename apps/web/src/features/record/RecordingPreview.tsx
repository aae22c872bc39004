import { ActionIcon, Group, Text } from '@mantine/core';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gap } from '@/entities/meetings/recordings/gaps';
import { clock } from '@/lib/dates/durations';
import { fileSize } from '@/lib/file-size';
import { GapNotes } from './GapNotes';
import classes from './record.module.css';

interface Props {
  file: File;
  gaps: readonly Gap[];
  onDelete(): void;
}

/** Listening to a recording before it is sent. */
export function RecordingPreview({ file, gaps, onDelete }: Props) {
  const { t } = useTranslation('record');
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [duration, setDuration] = useState<number>();
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const toggle = () => {
    if (isPlaying) audio.current?.pause();
    // A browser that cannot play the format leaves the button as it is; the server may still read it.
    else audio.current?.play().catch(() => {});
  };
  return (
    <section className={classes.file} aria-label={t('preview')}>
      <Text size="sm" fw={600} mb={8}>
        {t('preview')}
      </Text>
      <Group wrap="nowrap" justify="space-between">
        <Group wrap="nowrap" gap="xs">
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t(isPlaying ? 'pause' : 'play')}
            onClick={toggle}
          >
            {isPlaying ? <IconPlayerPauseFilled size={16} /> : <IconPlayerPlayFilled size={16} />}
          </ActionIcon>
          <div>
            <Text size="sm" className={classes.name} lineClamp={2} dir="auto">
              {file.name}
            </Text>
            <Text size="xs" c="dimmed" className={classes.timer}>
              {duration === undefined ? '' : `${clock(duration * 1000)} · `}
              {fileSize(file.size)}
            </Text>
          </div>
        </Group>
        <ActionIcon variant="subtle" aria-label={t('delete')} onClick={onDelete}>
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
      <GapNotes gaps={gaps} />
      {/* biome-ignore lint/a11y/useMediaCaption: what was just recorded has no transcript yet */}
      <audio
        ref={audio}
        src={url}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onLoadedMetadata={({ currentTarget }) =>
          setDuration(Number.isFinite(currentTarget.duration) ? currentTarget.duration : undefined)
        }
      />
    </section>
  );
}
