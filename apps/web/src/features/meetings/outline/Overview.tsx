import { Text } from '@mantine/core';
import type { Analysis } from '@tavla/shared/meetings/findings';
import { useTranslation } from 'react-i18next';
import { type Source, Told } from './Told';

interface Props extends Source {
  analysis: Pick<Analysis, 'summary' | 'outline'>;
}

/** What tells the whole of a meeting: sentences of it, or the words of a model. */
export function Overview({ analysis: { summary, outline }, ...source }: Props) {
  const { t } = useTranslation('meetings');
  const sentences = outline?.overview ?? [];
  if (sentences.some(({ startMs }) => startMs !== null)) return <Told sentences={sentences} {...source} />;
  return (
    <Text size="md" dir="auto" style={{ overflowWrap: 'anywhere' }}>
      {summary || t('noSummary')}
    </Text>
  );
}
