import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { notYet } from '@/lib/not-yet';
import classes from './admin.module.css';

interface Props {
  words: { pages: string; range: string; previous: string; next: string };
  /** Whether another page is on its way: the range is not known then. */
  isWaiting: boolean;
  /** Left out where there is no such page. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** Below a list: which part of it is shown, and the way to the others. */
export function PagesFoot({ words, isWaiting, previous, next }: Props) {
  return (
    <nav aria-label={words.pages}>
      <Group justify="space-between" mih={32}>
        <Text size="xs" c="dimmed" className={classes.count} aria-live="polite">
          {isWaiting ? notYet : words.range}
        </Text>
        {(previous || next) && (
          <Group gap={4}>
            <ActionIcon variant="default" disabled={!previous} onClick={previous} aria-label={words.previous}>
              <IconChevronLeft size={16} />
            </ActionIcon>
            <ActionIcon variant="default" disabled={!next} onClick={next} aria-label={words.next}>
              <IconChevronRight size={16} />
            </ActionIcon>
          </Group>
        )}
      </Group>
    </nav>
  );
}
