import type { ReactNode } from 'react';
import classes from './FormFoot.module.css';
import { keepClear } from './keep-clear';

/** The button of a long form in a drawer, always in sight. */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <div ref={keepClear} className={classes.foot}>
      {children}
    </div>
  );
}
