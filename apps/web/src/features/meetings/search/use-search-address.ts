import { AudioStatus } from '@tavla/shared/contracts/audios';
import type { searchTranscripts } from '@tavla/shared/contracts/transcripts';
import type { QueryOf } from '@tavla/shared/endpoint';
import { line } from '@tavla/shared/fields';
import { readDay, readId, readSearch, startOfDay } from '@/lib/address/read-query';
import { useAddress } from '@/lib/address/use-address';

/** What a search is narrowed to, as the address has it; empty for what is not narrowed. Both days are included. */
export interface SearchFilter {
  person: string;
  speaker: string;
  from: string;
  to: string;
  status: string;
}

/** What is asked for, without the place in it. */
export type Search = Omit<QueryOf<typeof searchTranscripts>, 'cursor' | 'limit'>;

const nothing = { person: null, speaker: null, from: null, to: null, status: null };
const Speaker = line('speaker');

/** The words that are searched for, and what narrows the search: all of it stands in the address. */
export function useSearchAddress() {
  const { params, change } = useAddress();
  const q = params.get('q') ?? '';
  const filter: SearchFilter = {
    person: readId(params, 'person') ?? '',
    speaker: readSearch(params, 'speaker'),
    from: readDay(params, 'from'),
    to: readDay(params, 'to'),
    status: AudioStatus.safeParse(params.get('status')).data ?? '',
  };
  return {
    q,
    filter,
    count: Object.values(filter).filter(Boolean).length,
    query: {
      q: q.trim(),
      attendeeId: filter.person || undefined,
      speaker: Speaker.safeParse(filter.speaker).data,
      // A day begins where the reader is.
      since: startOfDay(filter.from),
      before: startOfDay(filter.to, 1),
      status: AudioStatus.safeParse(filter.status).data,
    } satisfies Search,
    setWords: (text: string) => change({ q: text.trim() ? text : null }, { replace: true }),
    narrow: (to: Partial<SearchFilter>) => change({ ...to }, { replace: true }),
    clear: () => change(nothing, { replace: true }),
  };
}
