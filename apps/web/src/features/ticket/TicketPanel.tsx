import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Conversation } from './Conversation';
import { Story } from './Story';
import { TicketDetails } from './TicketDetails';
import { TicketHead } from './TicketHead';
import { TicketFailed, TicketGone, TicketSkeleton } from './TicketStates';
import classes from './ticket.module.css';
import { useTicket } from './use-ticket';

interface Props {
  id: string;
  onClose: () => void;
}

/** Everything about one ticket: what it is, what was said about it, and what happened to it. */
export function TicketPanel({ id, onClose }: Props) {
  const { t } = useTranslation('ticket');
  const { retry, ...ticket } = useTicket(id);
  if (ticket.status === 'loading') return <TicketSkeleton onClose={onClose} />;
  if (ticket.status === 'failed') return <TicketFailed onRetry={retry} onClose={onClose} />;
  if (ticket.status !== 'ready') {
    return <TicketGone id={id} title={ticket.task?.title} onClose={onClose} onRestored={retry} />;
  }
  const { task } = ticket;
  return (
    <>
      <TicketHead title={task.title} onClose={onClose} taskId={id} />
      <TicketDetails task={task} />
      <Tabs defaultValue="conversation" keepMounted={false} className={classes.tabs}>
        <Tabs.List aria-label={t('tabs.label')} px="md" className={classes.tabList}>
          <Tabs.Tab value="conversation">{t('tabs.conversation')}</Tabs.Tab>
          <Tabs.Tab value="history">{t('tabs.history')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="conversation" className={classes.panel}>
          <Conversation thread={id} />
        </Tabs.Panel>
        <Tabs.Panel value="history" className={classes.panel}>
          <Story task={task} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
