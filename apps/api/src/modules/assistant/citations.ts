import type { Citation } from '@tavla/shared/chat/answers';
import { fullName } from '@tavla/shared/full-name';
import type { TaskRow } from '@/modules/tasks/task-row';

/** A task as what a sentence rests on. */
export function taskCitation({ id, title }: Pick<TaskRow, 'id' | 'title'>): Citation {
  return { kind: 'task', id, title, quote: '' };
}

/** A person as what a sentence rests on. */
export function personCitation(person: { id: string; firstName: string; lastName: string }): Citation {
  return { kind: 'person', id: person.id, title: fullName(person), quote: '' };
}

/** Where something was said. */
export interface SaidAt {
  audioId: string;
  meetingName: string;
  quote: string;
  startMs: number;
}

export function saidCitation({ audioId, meetingName, quote, startMs }: SaidAt): Citation {
  return { kind: 'meeting', id: audioId, title: meetingName, quote: quote.slice(0, 500), startMs };
}
