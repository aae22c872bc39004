import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconClockExclamation } from '@tabler/icons-react';
import type { Tag, Task } from '@tavla/shared/contracts/tasks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dueState } from '@/entities/tasks/due-state';
import { StatusBadge } from '@/entities/tasks/StatusBadge';
import { TagBadge } from '@/entities/tasks/TagBadge';
import { PersonAvatar } from '@/entities/users/PersonAvatar';
import { personName } from '@/entities/users/person-name';
import { useKnownPeople, useKnownPerson } from '@/entities/users/use-known-people';
import { longDay } from '@/lib/dates/dates';
import { useToday } from '@/lib/dates/use-today';
import { Mentions } from './Mentions';
import { Origin } from './Origin';
import classes from './ticket.module.css';
import { useOverflow } from './use-overflow';

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
      <Description text={task.description} />
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

function Assignee({ userId }: { userId: string | null }) {
  const { t } = useTranslation('ticket');
  const person = useKnownPerson(userId);
  const known = useKnownPeople();
  const name = userId === null ? t('unassigned') : personName(person, known);
  return (
    <span className={classes.person}>
      {/* An empty circle would be nobody's. */}
      {userId && !person && known === 'coming' ? (
        <Skeleton circle h={20} w={20} />
      ) : (
        <PersonAvatar person={person} isSomebody={userId !== null} />
      )}
      <span dir="auto">{name}</span>
    </span>
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

function Description({ text }: { text: string }) {
  const { t } = useTranslation('ticket');
  const [isOpen, setOpen] = useState(false);
  const { ref, isOverflowing } = useOverflow<HTMLParagraphElement>(text);
  if (!text.trim()) return <p className={classes.quiet}>{t('noDescription')}</p>;
  return (
    <div>
      <p ref={ref} className={classes.description} data-open={isOpen || undefined} dir="auto">
        {text}
      </p>
      {(isOverflowing || isOpen) && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setOpen((isNow) => !isNow)}
        >
          {t(isOpen ? 'showLess' : 'showMore')}
        </UnstyledButton>
      )}
    </div>
  );
}

function byCategory(tags: readonly Tag[]): Map<string, Tag[]> {
  const groups = new Map<string, Tag[]>();
  for (const tag of tags) groups.set(tag.category, [...(groups.get(tag.category) ?? []), tag]);
  return groups;
}
