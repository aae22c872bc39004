import { Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Section.module.css';

/** A part of the page with a name of its own. */
export function Section({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Group justify="space-between" mb="md" mih={36}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {action}
      </Group>
      <Stack gap="md">{children}</Stack>
    </section>
  );
}
