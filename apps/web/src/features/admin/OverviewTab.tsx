import { Alert, Anchor, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getOverview, type Overview } from '@tavla/shared/contracts/overview';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '@/api/call';
import { fullTime, relativeTime } from '@/lib/dates/dates';
import { storageSize } from '@/lib/file-size';
import { paths } from '@/lib/paths';
import classes from './admin.module.css';
import { eventWords } from './audit/audit-words';

/** The numbers have no events of their own; nobody watches them closer than this. */
const refreshEvery = 15_000;

/** The company in numbers; each leads to the list behind it. */
export function OverviewTab() {
  const { t } = useTranslation('admin');
  const overview = useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call(getOverview, { signal }),
    staleTime: 0,
    refetchInterval: refreshEvery,
  });
  if (overview.data) return <Numbers {...overview.data} />;
  if (overview.isError) {
    return (
      <Alert color="red" title={t('overview.failed')} role="alert">
        <Button size="xs" variant="default" onClick={() => void overview.refetch()}>
          {t('retry')}
        </Button>
      </Alert>
    );
  }
  return (
    <div className={classes.sections} role="status" aria-label={t('overview.loading')}>
      {['people', 'tasks', 'meetings', 'system'].map((part) => (
        <Skeleton key={part} h={148} radius="md" />
      ))}
    </div>
  );
}

function Numbers({
  people,
  tasks,
  meetings,
  storageBytes,
  mail,
  speech,
  assistant,
  jobs,
  recentAudit,
}: Overview) {
  const { t } = useTranslation('admin');
  const column = (name: string) => paths.board({ column: name });
  return (
    <div className={classes.sections}>
      <Section title={t('overview.people')}>
        <Figure label={t('overview.active')} value={people.active} to={paths.users({ state: 'active' })} />
        <Figure
          label={t('overview.inactive')}
          value={people.inactive}
          to={paths.users({ tab: 'inactive' })}
        />
        <Figure
          label={t('overview.admins')}
          value={people.admins}
          to={paths.users({ tab: 'admins', state: 'active' })}
        />
        <Figure
          label={t('overview.neverSignedIn')}
          value={people.neverSignedIn}
          to={paths.users({ state: 'never-signed-in' })}
        />
      </Section>
      <Section title={t('overview.tasks')}>
        <Figure label={t('overview.pending')} value={tasks.pending} to={column('pending')} />
        <Figure label={t('overview.todo')} value={tasks.todo} to={column('todo')} />
        <Figure label={t('overview.inProgress')} value={tasks.inProgress} to={column('in-progress')} />
        <Figure label={t('overview.done')} value={tasks.done} to={column('done')} />
        <Figure
          label={t('overview.overdue')}
          value={tasks.overdue}
          to={paths.board({ due: 'overdue', active: '1' })}
          isAlarm={tasks.overdue > 0}
        />
      </Section>
      <Section title={t('overview.meetings')}>
        <Figure
          label={t('overview.processing')}
          value={meetings.processing}
          to={paths.meetings({ show: 'work' })}
        />
        <Figure
          label={t('overview.meetingsFailed')}
          value={meetings.failed}
          to={paths.meetings({ show: 'failed' })}
          isAlarm={meetings.failed > 0}
        />
        <Figure
          label={t('overview.meetingsDone')}
          value={meetings.done}
          to={paths.meetings({ show: 'done' })}
        />
        <Figure label={t('overview.storage')} value={storageSize(storageBytes)} to={paths.meetings()} />
      </Section>
      <section className={classes.section} aria-label={t('overview.system')}>
        <Title order={2} size="h3" mb="xs">
          {t('overview.system')}
        </Title>
        <HealthLine name={t('overview.mail')} {...mail} />
        <HealthLine name={t('overview.speech')} {...speech} />
        <HealthLine name={t('overview.assistant')} {...assistant} />
        <HealthLine name={t('overview.jobs')} {...jobs} />
      </section>
      <section className={`${classes.section} ${classes.wide}`} aria-label={t('overview.recent')}>
        <Group justify="space-between" mb="xs">
          <Title order={2} size="h3">
            {t('overview.recent')}
          </Title>
          <Anchor component={Link} to={paths.admin({ tab: 'audit' })} size="sm" underline="always">
            {t('overview.allEvents')}
          </Anchor>
        </Group>
        {recentAudit.length === 0 && <Text c="dimmed">{t('overview.noEvents')}</Text>}
        <ul className={classes.events}>
          {recentAudit.map((entry) => (
            <li key={entry.id} className={classes.event}>
              <span className={classes.breakable}>
                <b>{entry.actorName || t('audit.nobody')}</b> · {eventWords(entry)}
              </span>
              <Text span size="xs" c="dimmed" title={fullTime(entry.createdAt)}>
                {relativeTime(entry.createdAt)}
              </Text>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <div className={classes.numbers}>{children}</div>
    </section>
  );
}

interface FigureProps {
  label: string;
  value: number | string;
  to: string;
  isAlarm?: boolean;
}

function Figure({ label, value, to, isAlarm = false }: FigureProps) {
  return (
    <Link className={classes.number} to={to} data-alarm={isAlarm || undefined}>
      <span className={classes.value}>{value}</span> <span className={classes.label}>{label}</span>
    </Link>
  );
}

function HealthLine({ name, ok, text }: { name: string; ok: boolean; text: string }) {
  const { t } = useTranslation('admin');
  return (
    <div className={classes.health}>
      <span className={classes.lamp} data-broken={!ok || undefined} />
      <span className={classes.breakable}>
        <b>{name}</b> {t(ok ? 'overview.ok' : 'overview.notOk')}
        <Text span size="xs" c="dimmed" display="block">
          {text}
        </Text>
      </span>
    </div>
  );
}
