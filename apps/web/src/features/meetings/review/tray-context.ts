import type { ActionItem, MeetingUpdate } from '@tavla/shared/meetings/action-items';
import type { Segment } from '@tavla/shared/meetings/findings';
import { createContext, useContext } from 'react';
import type { Proposal } from './review-state';
import type { ReviewActions } from './use-review';

/** What the rows of the tray share; the same object until the transcript changes. */
export interface Tray {
  actions: ReviewActions;
  segments: readonly Segment[];
  /** Whether the meeting can be heard; else its words are shown. */
  hasSound: boolean;
  onPlay(startMs: number): void;
  /** What the person's role lets them do; without any of it the tray only tells. */
  may: { update: boolean; create: boolean; delete: boolean };
  edit(taskId: string): void;
  merge(proposal: Proposal): void;
}

export type Passage = Pick<ActionItem | MeetingUpdate, 'quote' | 'startMs'> & { endMs?: number };

export const TrayContext = createContext<Tray | null>(null);

export function useTray(): Tray {
  const tray = useContext(TrayContext);
  if (!tray) throw new Error('Only rows of the tray know the tray');
  return tray;
}
