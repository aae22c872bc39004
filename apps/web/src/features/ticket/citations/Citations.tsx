import '@/i18n/answer-catalogue';
import { UnstyledButton } from '@mantine/core';
import type { Citation } from '@tavla/shared/chat/answers';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CitationChip } from './CitationChip';
import classes from './citations.module.css';
import { citedThings } from './cited';

/** So many are shown until the reader asks for the rest. */
const shownAtFirst = 6;

/** What an answer rests on, a chip each that leads there. */
export const Citations = memo(function Citations({ citations }: { citations: readonly Citation[] }) {
  const { t } = useTranslation('answer');
  const [isUnfolded, setUnfolded] = useState(false);
  const things = useMemo(() => citedThings(citations), [citations]);
  const more = things.length - shownAtFirst;
  return (
    <ul className={classes.chips} aria-label={t('sources.label')}>
      {(isUnfolded ? things : things.slice(0, shownAtFirst)).map((thing) => (
        <li key={thing.key}>
          <CitationChip thing={thing} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <UnstyledButton
            className={classes.chip}
            aria-expanded={isUnfolded}
            aria-label={t(isUnfolded ? 'sources.fewer' : 'sources.more', { count: more })}
            onClick={() => setUnfolded((isNow) => !isNow)}
          >
            {isUnfolded ? '−' : `+${more}`}
          </UnstyledButton>
        </li>
      )}
    </ul>
  );
});
