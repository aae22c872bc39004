import { Alert, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FormFoot.module.css';
import { keepClear } from './keep-clear';

interface Props {
  /** Why the last try failed. */
  failure?: { title: string; text: string } | undefined;
  children: ReactNode;
}

/** The button of a long form in a drawer, and why it did not do its work: always in sight. */
export function FormFoot({ failure, children }: Props) {
  return (
    <Stack ref={keepClear} className={classes.foot} gap="sm">
      {failure && (
        <Alert color="red" title={failure.title} role="alert">
          {failure.text}
        </Alert>
      )}
      {children}
    </Stack>
  );
}
