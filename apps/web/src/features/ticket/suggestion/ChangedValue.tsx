import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { TaskValues } from '@tavla/shared/chat/answers';
import { fieldsByName } from '@tavla/shared/task-fields';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '@/entities/tasks/StatusBadge';
import { TagBadge } from '@/entities/tasks/TagBadge';
import { longDay } from '@/lib/dates/dates';
import { Assignee } from '../Assignee';
import { FoldedText } from '../FoldedText';
import classes from './suggestion.module.css';

interface Props {
  name: keyof TaskValues;
  label: string;
  /** Null: of a new task, which has only what comes. */
  before: TaskValues | null;
  after: TaskValues;
}

/** One value of a task, before and after, as its ticket shows it. */
export function ChangedValue({ name, label, before, after }: Props) {
  const { t } = useTranslation('answer');
  return (
    <div className={classes.value}>
      <dt>{label}</dt>
      <dd data-wide={isText(name) || undefined}>
        {before && (
          <div className={classes.before}>
            <VisuallyHidden>{t('was')} </VisuallyHidden>
            <Value name={name} values={before} />
          </div>
        )}
        <div className={classes.after}>
          {before && (
            <>
              <IconArrowRight size={14} className={classes.arrow} aria-hidden />
              <VisuallyHidden>{t('becomes')} </VisuallyHidden>
            </>
          )}
          <Value name={name} values={after} />
        </div>
      </dd>
    </div>
  );
}

const isText = (name: keyof TaskValues) => name !== 'status' && fieldsByName[name].kind === 'text';

function Value({ name, values }: { name: keyof TaskValues; values: TaskValues }) {
  const { t } = useTranslation(['answer', 'ticket']);
  switch (name) {
    case 'status':
      return values.status && <StatusBadge status={values.status} />;
    case 'userId':
      return <Assignee userId={values.userId ?? null} />;
    case 'endDate':
      return values.endDate ? (
        <time dateTime={values.endDate}>{longDay(values.endDate)}</time>
      ) : (
        t('ticket:noDueDate')
      );
    case 'tags':
      return values.tags?.length ? (
        <span className={classes.tags}>
          {values.tags.map(({ id, color, name: tag }) => (
            <TagBadge key={id} color={color} name={tag} />
          ))}
        </span>
      ) : (
        t('noTags')
      );
    case 'description':
      return values.description?.trim() ? (
        <FoldedText text={values.description} />
      ) : (
        t('ticket:noDescription')
      );
    default:
      return <bdi>{values[name]}</bdi>;
  }
}
