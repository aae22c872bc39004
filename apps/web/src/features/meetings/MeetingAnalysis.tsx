import { Stack, Text, Title } from '@mantine/core';
import type { Analysis, Segment } from '@tavla/shared/meetings/findings';
import type { Language } from '@tavla/shared/meetings/languages';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AnalysisNotes } from './AnalysisNotes';
import classes from './meetings.module.css';
import { OpenPoints } from './outline/OpenPoints';
import { Overview } from './outline/Overview';
import { Topics } from './outline/Topics';
import { Quote } from './passage/Quote';
import { ReviewTray } from './review/ReviewTray';

interface Props {
  meetingId: string;
  analysis: Analysis;
  segments: readonly Segment[];
  language: Language;
  /** Whether the meeting can be heard; else its words are shown. */
  hasSound: boolean;
  onPlay(startMs: number): void;
}

/**
 * Summary, action items, reports and decisions of a meeting, what stays open and what was talked about, each with the
 * words behind it. Not drawn again with each moment that is played.
 */
export const MeetingAnalysis = memo(function MeetingAnalysis(props: Props) {
  const { meetingId, analysis, segments, language, ...source } = props;
  const { t } = useTranslation('meetings');
  return (
    <Stack gap="lg">
      <section>
        <Title order={2} mb={4}>
          {t('summary')}
        </Title>
        <Overview analysis={analysis} {...source} />
        <AnalysisNotes analysis={analysis} language={language} />
      </section>
      <ReviewTray meetingId={meetingId} analysis={analysis} segments={segments} {...source} />
      {analysis.decisions.length > 0 && (
        <section>
          <Title order={2} mb="xs">
            {t('decisions')}
          </Title>
          {analysis.decisions.map(({ text, quote, startMs }) => (
            <div key={`${startMs} ${quote}`} className={classes.item}>
              <Text size="md" dir="auto">
                {text}
              </Text>
              <Quote quote={quote} startMs={startMs} isTimed {...source} />
            </div>
          ))}
        </section>
      )}
      <OpenPoints points={analysis.outline?.open ?? []} {...source} />
      <Topics topics={analysis.outline?.topics ?? []} {...source} />
    </Stack>
  );
});
