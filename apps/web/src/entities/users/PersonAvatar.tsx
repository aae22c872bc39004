import type { Person } from '@tavla/shared/contracts/users';
import { initials } from './initials';
import classes from './PersonAvatar.module.css';

interface PersonAvatarProps {
  person: Person | undefined;
  /** Whether it is somebody, though unknown. */
  isSomebody?: boolean;
}

/** Initials in a circle; an empty, dashed one for nobody. The name stands beside it, so it is decoration. */
export function PersonAvatar({ person, isSomebody = false }: PersonAvatarProps) {
  return (
    <span className={classes.avatar} data-empty={!person && !isSomebody ? true : undefined} aria-hidden>
      {person ? initials(person) : isSomebody && '?'}
    </span>
  );
}
