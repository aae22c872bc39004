import { Button, UnstyledButton } from '@mantine/core';
import type { InboxQuestion } from '@tavla/shared/contracts/inbox';
import type { Task } from '@tavla/shared/contracts/tasks';
import type { Person } from '@tavla/shared/contracts/users';
import { type MouseEvent, memo, type Ref, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { dueState } from '@/entities/tasks/due-state';
import { StatusBadge } from '@/entities/tasks/StatusBadge';
import { TagBadge } from '@/entities/tasks/TagBadge';
import { PersonAvatar } from '@/entities/users/PersonAvatar';
import { type KnownPeople, personName } from '@/entities/users/person-name';
import { fullTime, longDay, shortDate, shortDay } from '@/lib/dates/dates';
import { lazyPart } from '@/ui/lazy-part';
import { CardIcon } from './CardIcon';
import classes from './TaskCard.module.css';

const CardQuestion = lazyPart(async () => (await import('./CardQuestion')).CardQuestion, 'by itself');

const cardTags = 3;

/** What a card can ask for; one object for all cards, so that a card is drawn again only when it changed. */
export interface CardActions {
  open: (id: string, event: MouseEvent | KeyboardEvent) => void;
  menu: (id: string, anchor: HTMLElement) => void;
  approve: (id: string) => void;
  dismiss: (id: string) => void;
}

export interface TaskCardProps {
  task: Task;
  person: Person | undefined;
  known: KnownPeople;
  /** The day it is here; what "overdue" is measured against. */
  today: string;
  actions: CardActions;
  isSelected?: boolean;
  isHighlighted?: boolean;
  isWaiting?: boolean;
  isDragged?: boolean;
  /** What the person is asked about it. */
  question?: InboxQuestion | undefined;
  /** How many messages beside it mention the person and are unread. */
  unread?: number | undefined;
  titleRef?: Ref<HTMLButtonElement>;
  titleProps?: object;
}

/** One card. Plain elements on purpose: hundreds are made and thrown away while a column scrolls. */
export const TaskCard = memo(function TaskCard(props: TaskCardProps) {
  const { task, actions, isSelected, isHighlighted, isWaiting, isDragged, titleRef, titleProps } = props;
  const { t } = useTranslation('board');
  const isProposal = task.currentStatus.status === 'on-approval';
  return (
    <div
      className={classes.card}
      data-task={task.id}
      data-selected={isSelected || undefined}
      data-highlighted={isHighlighted || undefined}
      data-waiting={isWaiting || undefined}
      data-dragged={isDragged || undefined}
    >
      <CardHead
        task={task}
        today={props.today}
        actions={actions}
        isWaiting={isWaiting}
        unread={props.unread}
      />
      <button
        {...titleProps}
        ref={titleRef}
        type="button"
        className={classes.title}
        dir="auto"
        onClick={(event) => actions.open(task.id, event)}
      >
        {task.title}
      </button>
      <div className={classes.description} dir="auto">
        {task.description || t('card.noDescription')}
      </div>
      <CardTags task={task} />
      <CardFoot task={task} person={props.person} known={props.known} today={props.today} />
      {isProposal && (
        <div className={classes.proposal}>
          <Button size="compact-xs" variant="default" onClick={() => actions.approve(task.id)}>
            {t('card.approve')}
          </Button>
          <Button size="compact-xs" variant="subtle" onClick={() => actions.dismiss(task.id)}>
            {t('card.dismiss')}
          </Button>
        </div>
      )}
      {props.question && (
        <Suspense>
          <CardQuestion entry={props.question} />
        </Suspense>
      )}
    </div>
  );
});

interface CardHeadProps extends Pick<TaskCardProps, 'task' | 'today' | 'actions'> {
  isWaiting: boolean | undefined;
  unread: number | undefined;
}

function CardHead({ task, today, actions, isWaiting, unread }: CardHeadProps) {
  const { t } = useTranslation('board');
  const due = task.endDate ? dueState(task.endDate, today) : 'normal';
  return (
    <div className={classes.head}>
      <StatusBadge status={task.currentStatus.status} />
      {task.origin && (
        <span className={classes.icon} title={t('card.fromMeeting', { quote: task.origin.quote })}>
          <CardIcon name="meeting" size={14} label={t('card.fromMeeting', { quote: task.origin.quote })} />
        </span>
      )}
      {due === 'overdue' && (
        <CardIcon name="overdue" size={14} className={classes.overdue} label={t('card.overdue')} />
      )}
      {due === 'due-soon' && (
        <CardIcon name="dueSoon" size={14} className={classes.dueSoon} label={t('card.dueSoon')} />
      )}
      {isWaiting && <CardIcon name="waiting" size={14} label={t('card.waiting')} />}
      {unread && (
        <span className={classes.unread} role="img" aria-label={t('card.unread', { count: unread })}>
          {unread}
        </span>
      )}
      <time
        className={classes.created}
        dateTime={task.createdAt}
        title={t('card.created', { date: fullTime(task.createdAt) })}
      >
        {t('card.created', { date: shortDate(task.createdAt, today) })}
      </time>
      <UnstyledButton
        className={`${classes.icon} ${classes.menu}`}
        aria-label={t('card.actions')}
        aria-haspopup="menu"
        onClick={(event) => actions.menu(task.id, event.currentTarget)}
      >
        <CardIcon name="menu" size={16} />
      </UnstyledButton>
    </div>
  );
}

function CardTags({ task }: Pick<TaskCardProps, 'task'>) {
  const { t } = useTranslation('board');
  const { tags } = task.customField;
  if (!tags.length) return null;
  const names = tags.slice(cardTags).map((tag) => tag.name);
  return (
    <div className={classes.tags}>
      {tags.slice(0, cardTags).map((tag) => (
        <TagBadge key={tag.id} color={tag.color} name={tag.name} />
      ))}
      {names.length > 0 && (
        <TagBadge
          color="gray"
          name={t('card.moreTags', { count: names.length })}
          hint={t('card.moreTagsLabel', { names: names.join(', ') })}
        />
      )}
    </div>
  );
}

type CardFootProps = Pick<TaskCardProps, 'task' | 'person' | 'known' | 'today'>;

function CardFoot({ task, person, known, today }: CardFootProps) {
  const { t } = useTranslation('board');
  const tone = { overdue: classes.overdue, 'due-soon': classes.dueSoon, normal: '' };
  const state = task.endDate ? dueState(task.endDate, today) : 'normal';
  const name = task.userId === null ? t('card.unassigned') : personName(person, known);
  return (
    <div className={classes.foot}>
      {task.endDate && (
        <time
          className={`${classes.due} ${tone[state]}`}
          dateTime={task.endDate}
          title={t('card.due', { date: longDay(task.endDate) })}
        >
          <CardIcon name="due" size={13} />
          {shortDay(task.endDate, today)}
        </time>
      )}
      <span className={classes.person} title={name}>
        <span className={classes.name}>{name}</span>
        <PersonAvatar person={person} isSomebody={task.userId !== null && known !== 'coming'} />
      </span>
    </div>
  );
}
