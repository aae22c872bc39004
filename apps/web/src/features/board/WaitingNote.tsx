import { IconCloudOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskWriter } from '@/entities/tasks/work/task-writer';
import classes from './BoardPage.module.css';

/** How many changes wait to be saved, while nobody answers. */
export function WaitingNote({ writer }: { writer: TaskWriter }) {
  const { t } = useTranslation('board');
  const { queue, isWaiting } = useSyncExternalStore(writer.subscribe, writer.getState);
  const isShown = isWaiting && queue.length > 0;
  return (
    <span role="status">
      {isShown && (
        <span className={classes.waiting} title={t('waitingHint')}>
          <IconCloudOff size={14} aria-hidden />
          {t('waiting', { count: queue.length })}
        </span>
      )}
    </span>
  );
}
