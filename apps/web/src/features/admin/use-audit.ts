import { notifications } from '@mantine/notifications';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { exportAudit, listAudit } from '@tavla/shared/contracts/audit';
import { Id } from '@tavla/shared/fields';
import { addDays, parseISO } from 'date-fns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { call } from '@/api/call';
import { callFile } from '@/api/call-file';
import { download } from '@/lib/download';

const pageSize = 50;
type Key = 'kind' | 'person' | 'q' | 'from' | 'to';

/** One page of the audit log under the filters of the address. `from` and `to` are days, both included. */
export function useAudit() {
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  const text = (key: Key) => params.get(key) ?? '';
  const filter = {
    kind: text('kind'),
    person: Id.safeParse(text('person')).data ?? '',
    q: text('q'),
    from: text('from'),
    to: text('to'),
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
    change: (values: Partial<Record<Key, string>>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    clear: () => setParams({ tab: 'audit' }),
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

/** The instant at which a day of the address begins here, some days later; undefined for no day. */
function startOfDay(day: string, later = 0): string | undefined {
  const date = parseISO(day);
  return Number.isNaN(date.getTime()) ? undefined : addDays(date, later).toISOString();
}
