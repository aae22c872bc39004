import type { ReactNode } from 'react';
import classes from './FormFoot.module.css';

/** The button of a long form in a drawer, always in sight. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
