import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadId } from '@/entities/chat/conversations';
import type { ShownTasks } from '@/entities/tasks/shown-tasks';
import { GrabHandle } from '@/ui/layout/GrabHandle';
import { phoneWidth } from '@/ui/layout/layout-sizes';
import { useEscape } from '@/ui/use-escape';
import { useFocusBack } from '@/ui/use-focus-back';
import { OwnChatPanel } from './OwnChatPanel';
import { TicketPanel } from './TicketPanel';
import classes from './ticket.module.css';

interface Props {
  opened: boolean;
  thread: ThreadId;
  tasks: ShownTasks;
  onClose: () => void;
}

/** The drawer of a ticket, or of the conversation without one: from the right, on a phone from the bottom. */
export function TicketDrawer({ opened, thread, tasks, onClose }: Props) {
  const { t } = useTranslation('ticket');
  const isPhone = useMediaQuery(`(max-width: ${phoneWidth}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const content = useRef<HTMLDivElement>(null);
  useFocusBack(opened, content, () => cardOf(thread));
  useEscape(opened, content, onClose);

  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '92dvh' : 640}
      closeOnEscape={false}
      returnFocus={false}
      classNames={{ content: classes.drawer }}
    >
      <Drawer.Overlay backgroundOpacity={0.3} />
      <Drawer.Content ref={content}>
        {isPhone && <GrabHandle sheet={content} label={t('handle')} onClose={onClose} />}
        {thread === null ? (
          <OwnChatPanel onClose={onClose} />
        ) : (
          <TicketPanel key={thread} id={thread} tasks={tasks} onClose={onClose} />
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** The board draws its cards anew, and a link has no opener: then the focus goes to the ticket's card. */
function cardOf(thread: ThreadId): HTMLElement | null {
  return thread === null ? null : document.querySelector(`[data-task="${CSS.escape(thread)}"] button`);
}
