import { useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DecidedRow } from './DecidedRow';
import { Fold } from './Fold';
import { KeyLegend } from './KeyLegend';
import { PossibleRow } from './PossibleRow';
import { ProposalRow } from './ProposalRow';
import { ReportRow } from './ReportRow';
import classes from './review.module.css';
import { progressOf, type Review } from './review-state';
import { TrayHead } from './TrayHead';
import { useTray } from './tray-context';
import { focusRow, useFocusKept } from './use-focus-kept';
import { useTrayKeys } from './use-tray-keys';

/** More than so many are not approved by one press without a question. */
const manyFrom = 6;
/** So many are drawn with the page, the rest as soon as it stands. */
const atOnce = 12;
/** More than so many decided ones are folded when one comes. */
const shownDecided = 8;

/** What is to be decided, above what may be and what is decided. */
export function TrayRows({ review }: { review: Review }) {
  const { t } = useTranslation('meetings');
  const shared = useTray();
  const { actions, may } = shared;
  const { proposals, possible, decided, reports } = review;
  const tray = useRef<HTMLElement>(null);
  const { onFocus, onBlur, focusWhenBack } = useFocusKept(tray);
  const [isAsking, setAsking] = useState(false);
  const [isPossibleOpen, setPossibleOpen] = useState(false);
  const [isDecidedOpen, setDecidedOpen] = useState(decided.length <= shownDecided);
  const approveAll = () => {
    setAsking(false);
    actions.approveAll(proposals);
    // The button goes away with what it approves, and a question with its focus.
    requestAnimationFrame(() => focusRow(tray.current, undefined));
  };
  const askToApproveAll = () => {
    if (!may.update || proposals.length === 0) return;
    if (proposals.length < manyFrom) approveAll();
    else setAsking(true);
  };
  const onKeyDown = useTrayKeys({ tray, review, shared, approveAll: askToApproveAll, focusWhenBack });
  const isStanding = useDeferredValue(true, false);
  const drawn = isStanding ? proposals : proposals.slice(0, atOnce);
  const asides = possible.filter(({ isDismissed }) => isDismissed).length;
  const unowned = proposals.filter(({ task }) => task.userId === null).length;
  return (
    <section
      ref={tray}
      tabIndex={-1}
      className={classes.tray}
      aria-label={t('review.label')}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <TrayHead
        progress={progressOf(review)}
        open={proposals.length}
        onApproveAll={may.update ? askToApproveAll : undefined}
      />
      {may.update && proposals.length > 0 && <KeyLegend />}
      {proposals.length > 0 && (
        <ul className={classes.rows} aria-label={t('actionItems')}>
          {drawn.map(({ item, task }) => (
            <ProposalRow key={item.id} item={item} task={task} />
          ))}
        </ul>
      )}
      {reports.length > 0 && (
        <>
          <h3 className={classes.part}>{t('updates')}</h3>
          <ul className={classes.rows}>
            {reports.map((report) => (
              <ReportRow key={report.update.id} {...report} />
            ))}
          </ul>
        </>
      )}
      {possible.length > 0 && (
        <Fold
          title={t('review.possible', { count: possible.length - asides })}
          isOpen={isPossibleOpen}
          onToggle={() => setPossibleOpen((was) => !was)}
        >
          {possible.map((item) => (
            <PossibleRow key={item.id} item={item} />
          ))}
        </Fold>
      )}
      {decided.length > 0 && (
        <Fold
          title={t('review.decided', { count: decided.length })}
          isOpen={isDecidedOpen}
          onToggle={() => setDecidedOpen((was) => !was)}
        >
          {decided.map((one) => (
            <DecidedRow key={one.item.id} {...one} />
          ))}
        </Fold>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('review.approveAllTitle', { count: proposals.length })}
        text={unowned ? t('review.approveAllUnowned', { count: unowned }) : t('review.approveAllText')}
        confirmLabel={t('review.approveAll', { count: proposals.length })}
        cancelLabel={t('cancel')}
        onConfirm={approveAll}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
