import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { changedQuery } from '@/lib/address/query';
import { hashOfTime } from '@/lib/address/time-hash';
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
  const { pathname, search } = useLocation();
  const isDocked = useIsDocked();
  if (startMs === undefined || pathname !== paths.meeting(audioId)) {
    return <Link to={paths.meeting(audioId, startMs)} {...rest} />;
  }
  const query = isDocked ? search : changedQuery(search, { chat: null });
  return (
    <Link
      to={{ pathname, search: query, hash: hashOfTime(startMs) }}
      state={{ play: true }}
      replace
      {...rest}
    />
  );
}
