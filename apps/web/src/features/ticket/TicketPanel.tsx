import { Tabs, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ShownTasks } from '@/entities/tasks/shown-tasks';
import { TabsRow } from '@/ui/TabsRow';
import { Conversation } from './conversation/Conversation';
import { Story } from './story/Story';
import { TicketDetails } from './TicketDetails';
import { TicketHead } from './TicketHead';
import { TicketFailed, TicketGone, TicketSkeleton } from './TicketStates';
import classes from './ticket.module.css';
import { useTicketTab } from './ticket-tab';
import { UnreadMentions } from './UnreadMentions';
import { useTicket } from './use-ticket';

interface Props {
  id: string;
  tasks: ShownTasks;
  onClose: () => void;
}

/** Everything about one ticket: what it is, what was said about it, and what happened to it. */
export function TicketPanel({ id, tasks, onClose }: Props) {
  const { t } = useTranslation('ticket');
  const { retry, ...ticket } = useTicket(id, tasks);
  const [tab, setTab] = useTicketTab();
  if (ticket.status === 'loading') return <TicketSkeleton onClose={onClose} />;
  if (ticket.status === 'failed') return <TicketFailed onRetry={retry} onClose={onClose} />;
  if (ticket.status !== 'ready') {
    return (
      <TicketGone
        id={id}
        title={ticket.task?.title}
        isWaiting={ticket.isWaiting}
        onClose={onClose}
        onRestored={retry}
      />
    );
  }
  const { task, saved } = ticket;
  return (
    <>
      <TicketHead title={task.title} onClose={onClose} taskId={id} />
      <div role="status">
        {ticket.isWaiting && (
          <p className={classes.waiting}>
            <IconCloudOff size={14} aria-hidden />
            {t('waiting')}
          </p>
        )}
      </div>
      <TicketDetails task={task} isSaved={saved !== undefined} />
      {saved ? (
        <Tabs value={tab} onChange={setTab} keepMounted={false} className={classes.tabs}>
          <TabsRow value={tab} aria-label={t('tabs.label')} px="md" className={classes.tabList}>
            <Tabs.Tab value="conversation">
              {t('tabs.conversation')}
              <UnreadMentions taskId={id} />
            </Tabs.Tab>
            <Tabs.Tab value="history">{t('tabs.history')}</Tabs.Tab>
          </TabsRow>
          <Tabs.Panel value="conversation" className={classes.panel}>
            <Conversation thread={id} />
          </Tabs.Panel>
          <Tabs.Panel value="history" className={classes.panel}>
            <Story saved={saved} shown={task} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <Text c="dimmed" className={classes.state}>
          {t('notSaved')}
        </Text>
      )}
    </>
  );
}
