import type { InboxEntry } from '@tavla/shared/contracts/inbox';
import { MentionRow } from './MentionRow';
import { QuestionRow } from './QuestionRow';
import { ReadyRow } from './ReadyRow';
import { ReminderRow } from './ReminderRow';

interface Props {
  entry: InboxEntry;
  /** The person goes where the entry leads to. */
  onLeave(): void;
}

/** One thing that waits for the person, by its kind. */
export function EntryRow({ entry, onLeave }: Props) {
  if (entry.kind === 'mention') return <MentionRow entry={entry} onLeave={onLeave} />;
  if (entry.kind === 'transcript-ready') return <ReadyRow entry={entry} onLeave={onLeave} />;
  if (entry.kind === 'reminder') return <ReminderRow entry={entry} onLeave={onLeave} />;
  return <QuestionRow entry={entry} onLeave={onLeave} />;
}
