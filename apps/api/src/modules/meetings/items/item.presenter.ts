import type { ActionItem } from '@tavla/shared/meetings/action-items';
import type { NewEvent } from '@/db/events/event-log';
import type { ItemRow } from './items.repo';

/** An action item as it leaves the server. */
export function presentItem({
  audioId: _,
  proposalId: __,
  withdrawnId: ___,
  dismissedAt,
  ...shown
}: ItemRow): ActionItem {
  return { ...shown, isDismissed: dismissedAt !== null };
}

/** What those who may see the meeting are told of items that were decided on. */
export function itemsEvent(audioId: string, rows: readonly ItemRow[]): NewEvent {
  return {
    resource: 'transcripts',
    action: 'update',
    data: { id: audioId, items: rows.map(presentItem) },
    audience: { meetingId: audioId },
  };
}
