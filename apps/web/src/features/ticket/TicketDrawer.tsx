import '@/i18n/ticket-catalogue';
import type { ThreadId } from '@/entities/chat/conversations';
import type { ShownTasks } from '@/entities/tasks/shown-tasks';
import { OwnChatPanel } from './OwnChatPanel';
import { TicketPanel } from './TicketPanel';
import { TicketSheet } from './TicketSheet';
import { cardOf, ticketWidth } from './ticket-place';

interface Props {
  opened: boolean;
  thread: ThreadId;
  tasks: ShownTasks;
  onClose: () => void;
}

/** The drawer of a ticket, or of the conversation without one: from the right, on a phone from the bottom. */
export function TicketDrawer({ opened, thread, tasks, onClose }: Props) {
  return (
    <TicketSheet opened={opened} width={ticketWidth} opener={() => cardOf(thread)} onClose={onClose}>
      {thread === null ? (
        <OwnChatPanel onClose={onClose} />
      ) : (
        <TicketPanel key={thread} id={thread} tasks={tasks} onClose={onClose} />
      )}
    </TicketSheet>
  );
}
