import { UnstyledButton } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { reconnectStream, useStreamStatus } from '@/entities/live/stream-status';
import classes from './BoardPage.module.css';

/** Live while the event stream is open, else Offline, and then a click tries again. Said politely; nothing before the first answer. */
export function LiveBadge() {
  const { t } = useTranslation('board');
  const { online } = useNetwork();
  const stream = useStreamStatus();
  // Without a network the stream is as good as closed, long before its silence tells.
  const status = online ? stream : 'offline';
  return (
    <span role="status">
      {status === 'live' && (
        <span className={classes.live} data-live title={t('liveHint')}>
          {t('live')}
        </span>
      )}
      {(status === 'reconnecting' || status === 'offline') && (
        <UnstyledButton className={classes.live} title={t('reconnect')} onClick={reconnectStream}>
          {t('offline')}
        </UnstyledButton>
      )}
    </span>
  );
}
