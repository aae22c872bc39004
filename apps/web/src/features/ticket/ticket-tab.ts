import { useRef } from 'react';
import { z } from 'zod';
import { useAddress } from '@/lib/address/use-address';

const TicketTab = z.enum(['conversation', 'history']);
type TicketTab = z.infer<typeof TicketTab>;

/**
 * The tab of the drawer, which the address names (`?tab=`) unless it is the first. Choosing one changes the
 * entry of the history: Back closes the drawer and does not go through its tabs.
 */
export function useTicketTab(): [TicketTab, (tab: string | null) => void] {
  const { params, change } = useAddress();
  // While the drawer slides out, its address is gone already; it stays as it was.
  const last = useRef<TicketTab>('conversation');
  if (params.has('task')) last.current = TicketTab.catch('conversation').parse(params.get('tab'));
  const setTab = (tab: string | null) =>
    change({ tab: tab === 'conversation' ? null : tab }, { replace: true });
  return [last.current, setTab];
}
