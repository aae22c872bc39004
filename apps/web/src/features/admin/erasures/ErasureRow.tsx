import { Badge, Button, Group, Progress, Text } from '@mantine/core';
import type { Erasure } from '@tavla/shared/contracts/data/erasures';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shortDate } from '@/lib/dates/dates';
import { paths } from '@/lib/paths';
import classes from './erasures.module.css';

const colors = { requested: 'blue', running: 'orange', failed: 'red', done: 'gray' };

/** One person: what is to be done, how far it is, or that it is done. Of those who are erased there is no more than an id. */
export function ErasureRow({ erasure, onErase }: { erasure: Erasure; onErase: (personId: string) => void }) {
  const { t } = useTranslation('erasures');
  const { personId, state, isActive, finishedAt, createdAt, changed } = erasure;
  const name = state === 'done' ? t('former') : (erasure.name ?? t('someone'));
  const note = {
    requested: t('asked', { date: shortDate(createdAt) }),
    running: t('step', { percent: Math.round(erasure.progress * 100) }),
    failed: t('stopped'),
    done: finishedAt && t('doneOf', { date: shortDate(finishedAt), count: changed }),
  }[state];
  return (
    <li>
      <div className={classes.what}>
        <Group gap="xs">
          <Text size="sm" fw={550}>
            <bdi>{name}</bdi>
          </Text>
          <Badge size="sm" variant="light" color={colors[state]} tt="none" c="var(--mantine-color-text)">
            {t(`state.${state}`)}
          </Badge>
        </Group>
        <Text size="xs" c="dimmed">
          {note}
        </Text>
        {state === 'done' && (
          <Text size="xs" c="dimmed" dir="ltr">
            {t('id', { id: personId })}
          </Text>
        )}
        {state === 'requested' && isActive && <Text size="xs">{t('mustLeave')}</Text>}
        {state === 'running' && (
          <Progress
            value={erasure.progress * 100}
            mt={6}
            maw={360}
            aria-label={t('progress', { name })}
            transitionDuration={300}
          />
        )}
      </div>
      {state === 'requested' && isActive && (
        <Button size="compact-sm" variant="default" component={Link} to={paths.users({ person: personId })}>
          {t('open')}
        </Button>
      )}
      {(state === 'failed' || (state === 'requested' && !isActive)) && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('eraseOf', { name })}
          onClick={() => onErase(personId)}
        >
          {t(state === 'failed' ? 'again' : 'erase')}
        </Button>
      )}
    </li>
  );
}
