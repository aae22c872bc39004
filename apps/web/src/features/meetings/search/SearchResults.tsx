import { Alert, Anchor, Button, Skeleton, Stack, Text } from '@mantine/core';
import type { FoundMeeting } from '@tavla/shared/contracts/transcripts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorText, fieldErrors } from '@/api/error-text';
import { shortDate } from '@/lib/dates/dates';
import { playTime } from '@/lib/dates/durations';
import { paths } from '@/lib/paths';
import { pieces } from './marked';
import classes from './search.module.css';
import { useSearch } from './use-search';
import type { Search } from './use-search-address';

interface Props {
  search: Search;
  isFiltered: boolean;
}

/** The meetings in which something was said, and where. */
export function SearchResults({ search, isFiltered }: Props) {
  const { t } = useTranslation('meetings');
  const { meetings, error, isPlaceholderData, refetch, ...more } = useSearch(search);
  const failed = (retry: () => unknown) => (
    <Alert color="red" title={t('search.failed')}>
      {fieldErrors(error)['q'] ?? errorText(error, '')}{' '}
      <Button size="xs" variant="default" onClick={retry}>
        {t('retry')}
      </Button>
    </Alert>
  );
  if (error && !meetings) return failed(() => void refetch());
  if (!meetings) {
    return (
      <Stack gap={1} role="status" aria-label={t('search.coming')}>
        {['a', 'b', 'c'].map((row) => (
          <Skeleton key={row} h={84} />
        ))}
      </Stack>
    );
  }
  // What an earlier search found says nothing about this one.
  const isComing = isPlaceholderData || more.isOnItsWay;
  const isNothing = meetings.length === 0 && !isPlaceholderData && !more.hasNextPage;
  const nothing = isFiltered ? 'search.nothingFiltered' : 'search.nothing';
  const words =
    meetings.length === 0
      ? t(isNothing ? nothing : 'search.nothingYet', { q: search.q })
      : t(more.hasNextPage ? 'search.foundMore' : 'search.found', { count: meetings.length });
  return (
    <div aria-busy={isComing}>
      <Text size="sm" c="dimmed" mb="xs" role="status">
        {isComing ? t('search.coming') : words}
      </Text>
      {isNothing && !isFiltered && <Text size="sm">{t('search.hint')}</Text>}
      <ul className={classes.results}>
        {meetings.map((meeting) => (
          <Result key={meeting.audioId} meeting={meeting} />
        ))}
      </ul>
      {more.hasNextPage && more.isFetchNextPageError && failed(() => void more.fetchNextPage())}
      {more.hasNextPage && !more.isFetchNextPageError && !isComing && (
        <Button
          variant="default"
          mt="md"
          loading={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {t('search.more')}
        </Button>
      )}
    </div>
  );
}

function Result({ meeting: { audioId, name, recordedAt, hits } }: { meeting: FoundMeeting }) {
  return (
    <li className={classes.result}>
      <div className={classes.head}>
        <Anchor
          component={Link}
          to={paths.meeting(audioId)}
          c="inherit"
          fw={500}
          className={classes.name}
          dir="auto"
        >
          {name}
        </Anchor>
        <Text size="xs" c="dimmed" className={classes.day}>
          {shortDate(recordedAt)}
        </Text>
      </div>
      <ul className={classes.hits}>
        {hits.map((hit) => (
          <li key={hit.segmentId}>
            <Link to={paths.meeting(audioId, hit.startMs)} state={{ play: true }} className={classes.hit}>
              <span className={classes.time}>{playTime(hit.startMs)}</span>
              <span dir="auto">
                {hit.speaker && (
                  <strong>
                    <bdi>{hit.speaker}</bdi>:{' '}
                  </strong>
                )}
                {pieces(hit.text, hit.ranges).map(({ text, start, isFound }) =>
                  isFound ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
