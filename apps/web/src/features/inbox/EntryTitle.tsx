import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from './inbox.module.css';

interface Props {
  to: string;
  title: string;
  /** The person goes where the entry leads to. */
  onLeave(): void;
}

/** What an entry is about, as the link that leads there. */
export function EntryTitle({ to, title, onLeave }: Props) {
  return (
    <Anchor
      component={Link}
      to={to}
      size="md"
      fw={550}
      c="inherit"
      className={classes.title}
      dir="auto"
      onClick={onLeave}
    >
      {title}
    </Anchor>
  );
}
