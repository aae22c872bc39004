import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { keepClear } from '../layout/keep-clear';
import classes from './FormFoot.module.css';

/** What stays in sight at the lower edge of a drawer: its buttons, and what keeps them from doing their work. */
export function KeptFoot({ children }: { children: ReactNode }) {
  return (
    <Stack ref={keepClear} className={classes.foot} gap="sm">
      {children}
    </Stack>
  );
}
