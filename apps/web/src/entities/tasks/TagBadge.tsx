import type { TagColor } from '@tavla/shared/contracts/tasks';
import classes from './badges.module.css';

/** A tag's name in its colour. */
export function TagBadge({ color, name, hint }: { color: TagColor; name: string; hint?: string }) {
  return (
    <span className={classes.tag} data-color={color} title={hint ?? name}>
      {name}
    </span>
  );
}
