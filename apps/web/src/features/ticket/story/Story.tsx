import { Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type HistoryEntry, type Task, taskHistory } from '@tavla/shared/contracts/tasks';
import { fullName } from '@tavla/shared/full-name';
import { fieldsByName } from '@tavla/shared/task-fields';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { useMe } from '@/entities/me/use-me';
import { personName } from '@/entities/users/person-name';
import { useKnownPeople, useKnownPerson } from '@/entities/users/use-known-people';
import { longDay } from '@/lib/dates/dates';
import { LoadFailed } from '../LoadFailed';
import { TimeAgo } from '../TimeAgo';
import classes from './story.module.css';
import { type StoryLine, storyLines, waitingLines } from './story-lines';

interface Props {
  saved: Task;
  /** The same with the changes in it that wait to be saved. */
  shown: Task;
}

/** Who changed what and when, the newest first: what waits to be saved, then what was. */
export function Story({ saved, shown }: Props) {
  const { t } = useTranslation('ticket');
  const me = useMe();
  const lines = waitingLines(saved, shown);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <section className={classes.story} aria-label={t('story.label')} tabIndex={0}>
      {lines.length > 0 && (
        <article className={classes.entry} data-waiting>
          <header className={classes.entryHead}>
            <b dir="auto">{fullName(me)}</b>
            <span className={classes.note}>{t('waiting')}</span>
          </header>
          <Lines lines={lines} />
        </article>
      )}
      <SavedStory task={saved} />
    </section>
  );
}

function SavedStory({ task }: { task: Task }) {
  const { t } = useTranslation('ticket');
  const { data, isError, refetch } = useQuery({
    // Every change of the task raises its version, and adds to its story.
    queryKey: ['task-history', task.id, task.version],
    queryFn: ({ signal }) => call(taskHistory, { params: { id: task.id }, signal }),
    placeholderData: keepPreviousData,
  });
  if (!data && isError) {
    return <LoadFailed text={t('failed.history')} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('story.loading')}>
        {['70%', '55%', '62%'].map((width) => (
          <Skeleton key={width} h={14} w={width} my={10} />
        ))}
      </div>
    );
  }
  return (
    <>
      {data.data.length === 0 && <Text c="dimmed">{t('story.empty')}</Text>}
      <ol className={classes.entries}>
        {data.data.toReversed().map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation('ticket');
  return (
    <li className={classes.entry}>
      <header className={classes.entryHead}>
        <b dir="auto">{entry.actorName || t('story.byTavla')}</b>
        {entry.token && <span className={classes.note}>{t('story.byToken', entry.token)}</span>}
        <TimeAgo instant={entry.at} />
      </header>
      <Lines lines={storyLines(entry)} />
    </li>
  );
}

function Lines({ lines }: { lines: readonly StoryLine[] }) {
  return lines.map((line) => (
    <div key={JSON.stringify(line)} dir="auto">
      <Line line={line} />
      {'from' in line && line.kind !== 'title' && <BeforeAfter from={line.from} to={line.to} />}
    </div>
  ));
}

function Line({ line }: { line: StoryLine }) {
  const { t } = useTranslation(['ticket', 'fields']);
  const person = useKnownPerson('userId' in line ? line.userId : null);
  const known = useKnownPeople();
  switch (line.kind) {
    case 'status':
      return t('story.status', { status: t(`story.statuses.${line.status}`) });
    case 'title':
      return t('story.title', line);
    case 'assigned':
    case 'unassigned':
      return t(`story.${line.kind}`, { name: personName(person, known) });
    case 'written':
    case 'rewritten':
    case 'removed':
      return t(`story.${line.kind}`, { field: t(`fields:${line.field}.inSentence`) });
    case 'set': {
      const value = fieldsByName[line.field].kind === 'day' ? longDay(line.value) : line.value;
      return t('story.set', { field: t(`fields:${line.field}.inSentence`), value });
    }
    case 'tagsAdded':
    case 'tagsRemoved':
      return t(`story.${line.kind}`, { names: line.names });
    case 'other':
      return t('story.other', { field: line.field });
    default:
      return t(`story.${line.kind}`);
  }
}

function BeforeAfter({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('ticket');
  return (
    <details className={classes.change}>
      <summary>{t('story.showChange')}</summary>
      {from && (
        <>
          <h4>{t('story.before')}</h4>
          <p dir="auto">{from}</p>
        </>
      )}
      {to && (
        <>
          <h4>{t('story.after')}</h4>
          <p dir="auto">{to}</p>
        </>
      )}
    </details>
  );
}
