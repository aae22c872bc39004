import { notifications } from '@mantine/notifications';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { exportAudit, listAudit } from '@tavla/shared/contracts/audit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { callFile } from '@/api/call-file';
import { readDay, readId, readSearch, startOfDay } from '@/lib/address/read-query';
import { useAddress } from '@/lib/address/use-address';
import { download } from '@/lib/download';

const pageSize = 50;
type Key = 'kind' | 'person' | 'q' | 'from' | 'to';

/** One page of the audit log under the filters of the address. `from` and `to` are days, both included. */
export function useAudit() {
  const { t } = useTranslation('admin');
  const { params, change } = useAddress();
  const filter = {
    kind: readSearch(params, 'kind'),
    person: readId(params, 'person') ?? '',
    q: readSearch(params, 'q'),
    from: readDay(params, 'from'),
    to: readDay(params, 'to'),
  };
  const key = JSON.stringify(filter);
  const [place, setPlace] = useState<{ key: string; cursors: string[] }>({ key, cursors: [] });
  const cursors = place.key === key ? place.cursors : [];
  const cursor = cursors.at(-1);
  const query = {
    action: filter.kind || undefined,
    actorId: filter.person || undefined,
    q: filter.q.trim() || undefined,
    from: startOfDay(filter.from),
    to: startOfDay(filter.to, 1),
  };
  const page = useQuery({
    queryKey: ['audit', query, cursor],
    queryFn: ({ signal }) => call(listAudit, { query: { ...query, limit: pageSize, cursor }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const [isExporting, setExporting] = useState(false);

  async function save() {
    setExporting(true);
    try {
      download(await callFile(exportAudit, { query }), 'audit-log.csv');
    } catch {
      notifications.show({ color: 'red', message: t('audit.exportFailed') });
    } finally {
      setExporting(false);
    }
  }

  const offset = cursors.length * pageSize;
  return {
    filter,
    isFiltered: Object.values(filter).some(Boolean),
    change: (values: Partial<Record<Key, string>>) => change(values, { replace: true }),
    clear: () => change({ kind: null, person: null, q: null, from: null, to: null }),
    page,
    from: page.data?.total ? offset + 1 : 0,
    to: offset + (page.data?.data.length ?? 0),
    total: page.data?.total ?? 0,
    previous: cursors.length ? () => setPlace({ key, cursors: cursors.slice(0, -1) }) : undefined,
    next: page.data?.nextCursor
      ? () => setPlace({ key, cursors: [...cursors, page.data?.nextCursor ?? ''] })
      : undefined,
    save,
    isExporting,
  };
}
