import { Text, Title } from '@mantine/core';
import type { OutlineSentence } from '@tavla/shared/contracts/outline';
import { useTranslation } from 'react-i18next';
import { Quote } from '../passage/Quote';
import classes from './outline.module.css';
import type { Source } from './Told';

interface Props extends Source {
  points: readonly OutlineSentence[];
}

/** What a meeting leaves open, with the words behind it. */
export function OpenPoints({ points, ...source }: Props) {
  const { t } = useTranslation('meetings');
  if (points.length === 0) return null;
  return (
    <section aria-label={t('open')}>
      <Title order={2} mb="xs">
        {t('open')}
      </Title>
      <ul className={classes.list}>
        {points.map(({ text, quote, startMs }) => (
          <li key={`${startMs} ${text}`} className={classes.point}>
            {quote === null || startMs === null ? (
              <Text size="md" dir="auto">
                {text}
              </Text>
            ) : (
              <Quote quote={quote} startMs={startMs} isTimed {...source} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
