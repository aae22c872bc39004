import '@/i18n/pages-catalogue';
import { Alert, Button, Group, SegmentedControl, Skeleton, Stack, Title } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retryLists, useLiveLists } from '@/entities/live/live-lists';
import { useMay } from '@/entities/me/use-me';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { useAddress } from '@/lib/address/use-address';
import { DrawerComing } from '@/ui/coming/DrawerComing';
import { lazyPart } from '@/ui/lazy-part';
import { PageTitle } from '@/ui/PageTitle';
import { ClosedMeetings } from './ClosedMeetings';
import { MeetingList } from './list/MeetingList';
import { latestFirst, meetingShows, shownMeetings } from './meeting-words';
import classes from './meetings.module.css';
import { SearchField } from './search/SearchField';
import { SearchFilters } from './search/SearchFilters';
import { SearchResults } from './search/SearchResults';
import { useSearchAddress } from './search/use-search-address';
import { useClosedMeetings } from './use-closed-meetings';

const ImportDrawer = lazyPart(async () => (await import('./import/ImportDrawer')).ImportDrawer);

/** All meetings of the company, the one that was held last first, each with how far it is. */
export function MeetingsPage() {
  const { t } = useTranslation('meetings');
  useLiveLists('audios');
  const meetings = meetingsStore.useAll();
  const isLoaded = meetingsStore.useIsLoaded();
  const status = meetingsStore.useStatus('getAll');
  const { params, change } = useAddress();
  const mayCreate = useMay('create', 'actions');
  const isAdmin = useMay('read', 'admin');
  const [isImporting, setImporting] = useState(false);
  const closeImport = () => setImporting(false);
  // Where there are only closed ones it would be false to say that there are none.
  const closed = useClosedMeetings(isAdmin && isLoaded);
  const isComing = isAdmin && closed.isPending;
  const hasClosed = Boolean(closed.data?.length);
  const show = meetingShows.find((one) => one === params.get('show')) ?? 'all';
  const search = useSearchAddress();
  const { q } = search;
  const field = useRef<HTMLInputElement>(null);
  const clearFilters = () => {
    search.clear();
    // The button that did so is gone.
    field.current?.focus();
  };
  const shown = shownMeetings(latestFirst(meetings), show);
  return (
    <div className={classes.page}>
      <PageTitle>{t('title')}</PageTitle>
      <Group justify="space-between" mb="md">
        <Title order={1}>{t('title')}</Title>
        <Group gap="xs">
          {meetings.length > 0 && !q && (
            <SegmentedControl
              size="xs"
              aria-label={t('show.label')}
              data={meetingShows.map((value) => ({ value, label: t(`show.${value}`) }))}
              value={show}
              onChange={(value) => change({ show: value === 'all' ? null : value }, { replace: true })}
            />
          )}
          {mayCreate && (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconFileImport size={16} />}
              onClick={() => setImporting(true)}
            >
              {t('import.open')}
            </Button>
          )}
        </Group>
      </Group>
      {(meetings.length > 0 || q) && <SearchField field={field} q={q} onSearch={search.setWords} />}
      {q && <SearchFilters {...search} onNarrow={search.narrow} onClear={clearFilters} />}
      {q ? (
        <SearchResults search={search.query} isFiltered={search.count > 0} />
      ) : isLoaded && !(isComing && meetings.length === 0) ? (
        <MeetingList key={show} meetings={shown} isFiltered={meetings.length > 0} hasClosed={hasClosed} />
      ) : status === 'rejected' ? (
        <Alert color="red" title={t('failed')}>
          <Button size="xs" variant="default" onClick={retryLists}>
            {t('retry')}
          </Button>
        </Alert>
      ) : (
        <Stack gap={1} role="status" aria-label={t('loadingAll')}>
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} h={56} />
          ))}
        </Stack>
      )}
      {isAdmin && isLoaded && <ClosedMeetings />}
      {isImporting && (
        <Suspense
          fallback={<DrawerComing label={t('import.title')} closeOnClickOutside onClose={closeImport} />}
        >
          <ImportDrawer onClose={closeImport} />
        </Suspense>
      )}
    </div>
  );
}
