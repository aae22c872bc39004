import '@/i18n/ticket-catalogue';
import type { ThreadId } from '@/entities/chat/conversations';
import type { ShownTasks } from '@/entities/tasks/shown-tasks';
import { OwnChatPanel } from './OwnChatPanel';
import { TicketPanel } from './TicketPanel';
import { TicketSheet } from './TicketSheet';

interface Props {
  opened: boolean;
  thread: ThreadId;
  tasks: ShownTasks;
  onClose: () => void;
}

/** The drawer of a ticket, or of the conversation without one: from the right, on a phone from the bottom. */
export function TicketDrawer({ opened, thread, tasks, onClose }: Props) {
  return (
    <TicketSheet opened={opened} width={640} opener={() => cardOf(thread)} onClose={onClose}>
      {thread === null ? (
        <OwnChatPanel onClose={onClose} />
      ) : (
        <TicketPanel key={thread} id={thread} tasks={tasks} onClose={onClose} />
      )}
    </TicketSheet>
  );
}

/** The board draws its cards anew, and a link has no opener: then the focus goes to the ticket's card. */
function cardOf(thread: ThreadId): HTMLElement | null {
  return thread === null ? null : document.querySelector(`[data-task="${CSS.escape(thread)}"] button`);
}
