import type { Person } from '@tavla/shared/contracts/users';
import { initials } from './initials';
import classes from './PersonAvatar.module.css';

/** Initials in a circle; an empty, dashed one for nobody. The name stands beside it, so it is decoration. */
export function PersonAvatar({ person }: { person: Person | undefined }) {
  return (
    <span className={classes.avatar} data-empty={person ? undefined : true} aria-hidden>
      {person ? initials(person) : ''}
    </span>
  );
}
