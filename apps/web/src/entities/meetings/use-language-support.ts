import { useQuery } from '@tanstack/react-query';
import { listLanguages } from '@tavla/shared/contracts/audios';
import type { Language } from '@tavla/shared/meetings/languages';
import { call } from '@/api/call';
import { useMay } from '@/entities/me/use-me';

/** What the speech engine says of a language; undefined while that is not known. */
export function useLanguageSupport(language: Language | null) {
  const { data } = useQuery({
    queryKey: ['languages'],
    queryFn: ({ signal }) => call(listLanguages, { signal }),
    enabled: useMay('read', 'actions'),
  });
  return data?.data.find((entry) => entry.language === language);
}
