import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Findings } from '@tavla/shared/meetings/findings';
import type { Language } from '@tavla/shared/meetings/languages';
import { useTranslation } from 'react-i18next';
import { playTime } from '@/lib/dates/durations';
import { localNotes } from './local-notes';
import classes from './meetings.module.css';

/** Whoever wants to know more of them reads the transcript anyway. */
const mostStretches = 6;

interface Props {
  analysis: Findings;
  /** Of the meeting. */
  language: Language;
}

/** How far an analysis is to be trusted: who made it, which minutes it lacks, and what it left out. */
export function AnalysisNotes({
  analysis: { engine, leftOut = 0, unread = [], languages },
  language,
}: Props) {
  const { t } = useTranslation('meetings');
  const isLocal = engine === 'local';
  const minutes = unread
    .slice(0, mostStretches)
    .map(({ startMs, endMs }) => `${playTime(startMs)}–${playTime(endMs)}`);
  if (unread.length > mostStretches) minutes.push('…');
  return (
    <>
      {minutes.length > 0 && (
        <Text size="sm" className={classes.remark} mt="xs">
          <IconAlertTriangle size={14} aria-hidden />
          <span>{t('unread', { minutes: minutes.join(', ') })}</span>
        </Text>
      )}
      {isLocal && (
        <Text size="xs" c="dimmed" mt={4}>
          {localNotes(language, languages)
            .map((note) => t(note))
            .join(' ')}
        </Text>
      )}
      {leftOut > 0 && !isLocal && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('leftOut', { count: leftOut })}
        </Text>
      )}
    </>
  );
}
