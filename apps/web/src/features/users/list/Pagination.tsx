import { ActionIcon, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { notYet } from '@/lib/not-yet';
import { keepClear } from '@/ui/layout/keep-clear';
import classes from '../users.module.css';

interface PaginationProps {
  /** Counted from 1. */
  from: number;
  to: number;
  total: number;
  /** Whether these are the numbers of an earlier search. */
  isWaiting: boolean;
  /** Undefined where there is no such page. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** 'from - to / total' and the way to the neighbouring pages. */
export function Pagination({ from, to, total, isWaiting, previous, next }: PaginationProps) {
  const { t } = useTranslation('users');
  return (
    <nav ref={keepClear} className={classes.foot} aria-label={t('page.label')}>
      <span aria-live="polite">
        {isWaiting ? notYet : t('page.range', { from: total ? from : 0, to, total })}
      </span>
      {(previous || next) && (
        <Group gap={4}>
          <ActionIcon
            variant="default"
            disabled={!previous}
            onClick={previous}
            aria-label={t('page.previous')}
          >
            <IconChevronLeft size={16} />
          </ActionIcon>
          <ActionIcon variant="default" disabled={!next} onClick={next} aria-label={t('page.next')}>
            <IconChevronRight size={16} />
          </ActionIcon>
        </Group>
      )}
    </nav>
  );
}
