import { Title } from '@mantine/core';
import { IconArrowDown, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { OutlineTopic } from '@tavla/shared/contracts/outline';
import { useTranslation } from 'react-i18next';
import { playTime } from '@/lib/dates/durations';
import classes from './outline.module.css';
import { type Source, Told } from './Told';

interface Props extends Source {
  topics: readonly OutlineTopic[];
}

/** What was talked about and when: a click plays from there. */
export function Topics({ topics, ...source }: Props) {
  const { t } = useTranslation('meetings');
  if (topics.length === 0) return null;
  return (
    <section aria-label={t('topics')}>
      <Title order={2} mb="xs">
        {t('topics')}
      </Title>
      <ol className={classes.list}>
        {topics.map(({ title, startMs, sentences }) => (
          <li key={startMs} className={classes.topic}>
            <button
              type="button"
              className={classes.head}
              title={t(source.hasSound ? 'playFrom' : 'showFrom', { time: playTime(startMs) })}
              onClick={() => source.onPlay(startMs)}
            >
              <span className={classes.icon} aria-hidden>
                {source.hasSound ? <IconPlayerPlayFilled size={10} /> : <IconArrowDown size={12} />}
              </span>
              <span className={classes.time}>{playTime(startMs)}</span>{' '}
              <span className={classes.title} dir="auto">
                {title}
              </span>
            </button>
            <Told sentences={sentences} {...source} />
          </li>
        ))}
      </ol>
    </section>
  );
}
