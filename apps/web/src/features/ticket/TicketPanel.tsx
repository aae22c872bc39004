import { Tabs, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
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
import { type Ticket, useTicket } from './use-ticket';

interface Props {
  id: string;
  tasks: ShownTasks;
  onClose: () => void;
}

/**
 * Everything about one ticket: what it is, what was said about it, and what happened to it. Its head stays when it comes
 * or goes, and has the focus when what had it is gone with the rest.
 */
export function TicketPanel({ id, tasks, onClose }: Props) {
  const { t } = useTranslation(['ticket', 'thread']);
  const { retry, isWaiting, ...ticket } = useTicket(id, tasks);
  const { status } = ticket;
  const title = useRef<HTMLHeadingElement>(null);
  const isSaved = status === 'ready' && ticket.saved !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another part is shown
  useLayoutEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [status, isSaved]);
  const titles = {
    loading: t('thread:ticket'),
    failed: t('failed.title'),
    missing: t('gone.missingTitle'),
    deleted: t('gone.deletedTitle'),
  };
  return (
    <>
      <TicketHead
        title={status === 'ready' ? ticket.task.title : titles[status]}
        titleRef={title}
        onClose={onClose}
        {...(status === 'ready' && { taskId: id })}
      />
      {status === 'ready' ? (
        <TicketContent id={id} ticket={ticket} isWaiting={isWaiting} />
      ) : status === 'loading' ? (
        <TicketSkeleton />
      ) : status === 'failed' ? (
        <TicketFailed onRetry={retry} />
      ) : (
        <TicketGone
          id={id}
          title={ticket.task?.title}
          isWaiting={isWaiting}
          onClose={onClose}
          onRestored={retry}
        />
      )}
    </>
  );
}

interface ContentProps {
  id: string;
  ticket: Extract<Ticket, { status: 'ready' }>;
  isWaiting: boolean;
}

function TicketContent({ id, ticket: { task, saved }, isWaiting }: ContentProps) {
  const { t } = useTranslation('ticket');
  const [tab, setTab] = useTicketTab();
  return (
    <>
      <div role="status">
        {isWaiting && (
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
