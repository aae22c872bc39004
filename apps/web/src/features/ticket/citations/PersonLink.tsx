import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useKnownPerson } from '@/entities/users/use-known-people';
import { paths } from '@/lib/paths';

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  id: string;
}

/** Leads to what a person has on the board; plain words for one who is not there any more, or may not be known. */
export function PersonLink({ id, ...rest }: Props) {
  const person = useKnownPerson(id);
  if (!person) return <span {...rest} />;
  return <Link to={paths.tasksOf(person.email)} {...rest} />;
}
