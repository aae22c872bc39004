import { IconAlertCircle, IconClockExclamation } from '@tabler/icons-react';
import type { Tag, Task } from '@tavla/shared/contracts/tasks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dueState } from '@/entities/tasks/due-state';
import { StatusBadge } from '@/entities/tasks/StatusBadge';
import { TagBadge } from '@/entities/tasks/TagBadge';
import { longDay } from '@/lib/dates/dates';
import { useToday } from '@/lib/dates/use-today';
import { Assignee } from './Assignee';
import { FoldedText } from './FoldedText';
import { Mentions } from './Mentions';
import { Origin } from './Origin';
import classes from './ticket.module.css';

/** What the ticket is: its fields, its description, and the passage of the meeting it comes from. */
export function TicketDetails({ task, isSaved }: { task: Task; isSaved: boolean }) {
  const { t } = useTranslation('ticket');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <section className={classes.details} aria-label={t('details')} tabIndex={0}>
      <dl className={classes.fields}>
        <Field label={t('status')}>
          <StatusBadge status={task.currentStatus.status} />
        </Field>
        <Field label={t('assignee')}>
          <Assignee userId={task.userId} />
        </Field>
        <Field label={t('priority')}>{t('high')}</Field>
        <Field label={t('dueDate')}>
          <DueDate endDate={task.endDate} />
        </Field>
        {[...byCategory(task.customField.tags)].map(([category, tags]) => (
          <Field key={category} label={category}>
            <span className={classes.tags}>
              {tags.map(({ id, color, name }) => (
                <TagBadge key={id} color={color} name={name} />
              ))}
            </span>
          </Field>
        ))}
      </dl>
      {task.description.trim() ? (
        <FoldedText text={task.description} />
      ) : (
        <p className={classes.quiet}>{t('noDescription')}</p>
      )}
      {task.origin && <Origin origin={task.origin} />}
      {isSaved && <Mentions taskId={task.id} />}
    </section>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.field}>
      <dt dir="auto">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function DueDate({ endDate }: { endDate: string | null }) {
  const { t } = useTranslation('ticket');
  const today = useToday();
  if (endDate === null) return <span className={classes.quiet}>{t('noDueDate')}</span>;
  const state = dueState(endDate, today);
  return (
    <time dateTime={endDate} className={classes.due} data-due={state}>
      {longDay(endDate)}
      {state === 'overdue' && <IconAlertCircle size={14} role="img" aria-label={t('overdue')} />}
      {state === 'due-soon' && <IconClockExclamation size={14} role="img" aria-label={t('dueSoon')} />}
    </time>
  );
}

function byCategory(tags: readonly Tag[]): Map<string, Tag[]> {
  const groups = new Map<string, Tag[]>();
  for (const tag of tags) groups.set(tag.category, [...(groups.get(tag.category) ?? []), tag]);
  return groups;
}
