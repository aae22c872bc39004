import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useIsDocked } from '../meeting/use-is-docked';

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'replace'> {
  audioId: string;
  startMs: number | undefined;
}

/**
 * Leads to a second of a meeting. On its page it is heard at once, as a line is that one clicks, and the page stays as it
 * is; where the conversation lies above it, that makes room.
 */
export function MeetingLink({ audioId, startMs, ...rest }: Props) {
  const isHere = useLocation().pathname === paths.meeting(audioId);
  const isDocked = useIsDocked();
  if (!isHere || startMs === undefined) return <Link to={paths.meeting(audioId, startMs)} {...rest} />;
  const to = paths.meeting(audioId, startMs, isDocked ? { chat: '1' } : undefined);
  return <Link to={to} state={{ play: true }} replace {...rest} />;
}
