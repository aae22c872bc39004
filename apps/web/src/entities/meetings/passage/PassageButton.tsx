import { ActionIcon, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowRight, IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { getAudioFile } from '@tavla/shared/contracts/audios';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { urlOf } from '@/api/call';
import { paths } from '@/lib/paths';
import { type Passage, usePassage } from './use-passage';

interface Props {
  passage: Passage;
  hasSound: boolean;
  /** Without its words, which a reader still hears. Then the way to what was said stands in its place where nothing can be heard. */
  isSmall?: boolean;
}

/** Plays what was said, and nothing before or after it; where there is nothing to hear, no button. */
export function PassageButton({ hasSound, ...props }: Props) {
  if (hasSound) return <Play {...props} />;
  return props.isSmall ? <Show {...props} /> : null;
}

function Show({ passage }: Pick<Props, 'passage'>) {
  const { t } = useTranslation('inbox');
  const to = paths.meeting(passage.audioId, passage.startMs);
  return (
    <ActionIcon component={Link} to={to} size="sm" variant="default" aria-label={t('passage.show')}>
      <IconArrowRight size={12} />
    </ActionIcon>
  );
}

function Play({ passage, isSmall }: Omit<Props, 'hasSound'>) {
  const { t } = useTranslation('inbox');
  const { audio, status, toggle, onTime, onEnd, onFailed } = usePassage(passage);
  const isPlaying = status === 'playing';
  const Icon = isPlaying ? IconPlayerStopFilled : IconPlayerPlayFilled;
  const label = t(isPlaying ? 'passage.stop' : 'passage.play');
  const failed = t('passage.failed');
  useEffect(() => {
    if (status === 'failed') notifications.show({ color: 'red', message: failed });
  }, [status, failed]);
  const isLoading = status === 'loading';
  return (
    <>
      {isSmall ? (
        <ActionIcon size="sm" variant="default" aria-label={label} loading={isLoading} onClick={toggle}>
          <Icon size={10} />
        </ActionIcon>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<Icon size={12} />}
          loading={isLoading}
          onClick={toggle}
        >
          {label}
        </Button>
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: the words stand beside it as the quote */}
      <audio
        ref={audio}
        src={urlOf(getAudioFile, { id: passage.audioId })}
        preload="none"
        onTimeUpdate={onTime}
        onEnded={onEnd}
        onError={onFailed}
      />
    </>
  );
}
