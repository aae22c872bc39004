import { type KeyboardEvent, type RefObject, useCallback, useRef } from 'react';
import type { ReviewAction } from '@/entities/meetings/review/review-key-table';
import { isTypedIn } from '@/lib/key-target';
import { reviewActionOf, rowTowards } from './review-keys';
import { possibleRow, type Review } from './review-state';
import type { Tray } from './tray-context';
import { focusRow, rowOf, rowsIn } from './use-focus-kept';

interface Input {
  tray: RefObject<HTMLElement | null>;
  review: Review;
  shared: Tray;
  approveAll(): void;
  /** Puts the focus into a row as soon as it is there. */
  focusWhenBack(row: string): void;
}

/** Hears the keys that are pressed inside the tray, before the player does. */
export function useTrayKeys(input: Input) {
  const latest = useRef(input);
  latest.current = input;
  return useCallback((event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // What opens above the page lies in the tray for React, and not on the screen.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (event.defaultPrevented || isTypedIn(target)) return;
    const action = reviewActionOf(event);
    if (action !== undefined && perform(action, rowOf(target), latest.current)) event.preventDefault();
  }, []);
}

/** Says whether there was anything to do. */
function perform(action: ReviewAction | number, id: string | null, input: Input): boolean {
  const { tray, shared, review } = input;
  if (action === 'undo') {
    const row = shared.actions.undo();
    if (row !== undefined) input.focusWhenBack(row);
    return true;
  }
  if (action === 'approveAll') {
    input.approveAll();
    return true;
  }
  if (action === 'up' || action === 'down') {
    const next = rowTowards(rowsIn(tray.current), id, action === 'down' ? 1 : -1);
    if (next !== undefined) focusRow(tray.current, next);
    return true;
  }
  return (
    id !== null &&
    (ofProposal(action, id, review, shared) ||
      ofReport(action, id, review, shared) ||
      ofPossible(action, id, review, shared))
  );
}

type Of = (action: ReviewAction | number, id: string, review: Review, shared: Tray) => boolean;

const ofProposal: Of = (action, id, { proposals }, { actions, may, edit, merge, onPlay }) => {
  const proposal = proposals.find(({ item }) => item.id === id);
  if (!proposal) return false;
  const { item, task } = proposal;
  if (action === 'play') onPlay(item.startMs);
  else if (action === 'dismiss') {
    if (may.delete) actions.dismiss(proposal);
  } else if (!may.update) return true;
  else if (action === 'approve') actions.approve(proposal);
  else if (action === 'edit') edit(task.id);
  else if (action === 'merge') merge(proposal);
  else if (typeof action === 'number') {
    const userId = task.userId === null ? item.ownerCandidates[action] : undefined;
    if (userId !== undefined) void actions.give(proposal, userId);
  }
  return true;
};

const ofReport: Of = (action, id, { reports }, { actions, may, onPlay }) => {
  const report = reports.find(({ update }) => update.id === id);
  if (!report) return false;
  const { update, task, state } = report;
  if (action === 'play') onPlay(update.startMs);
  else if (task && state === 'open' && may.update) {
    if (action === 'approve') void actions.apply(update, task);
    else if (action === 'dismiss') void actions.dismissReport(update, task);
  }
  return true;
};

const ofPossible: Of = (action, id, { possible }, { actions, may, onPlay }) => {
  const item = possible.find((one) => possibleRow(one) === id);
  if (!item) return false;
  if (action === 'play') onPlay(item.startMs);
  else if (!item.isDismissed && action === 'approve' && may.create) void actions.propose(item);
  else if (!item.isDismissed && action === 'dismiss' && may.update) void actions.dismissPossible(item);
  return true;
};
