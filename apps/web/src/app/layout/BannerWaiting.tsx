import { Text } from '@mantine/core';
import type { WaitingWork } from '@tavla/shared/contracts/audios';
import { useWaitingWords } from '@/entities/meetings/use-waiting-words';
import classes from './AppLayout.module.css';

/** What a meeting waits for. It comes late: the board stands without it. */
export function BannerWaiting({ waiting }: { waiting: WaitingWork }) {
  return (
    <Text size="xs" className={classes.waiting}>
      {useWaitingWords(waiting)}
    </Text>
  );
}
