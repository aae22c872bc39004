import { useQuery } from '@tanstack/react-query';
import { listLanguages } from '@tavla/shared/contracts/audios';
import type { Language } from '@tavla/shared/meetings/languages';
import { call } from '@/api/call';
import { useMay } from '@/entities/me/use-me';

function useLanguages() {
  const { data } = useQuery({
    queryKey: ['languages'],
    queryFn: ({ signal }) => call(listLanguages, { signal }),
    enabled: useMay('read', 'actions'),
  });
  return data?.data;
}

/** What the speech engine says of a language; undefined while that is not known. */
export function useLanguageSupport(language: Language | null) {
  return useLanguages()?.find((entry) => entry.language === language);
}

/** The server that sound is sent to, to be written down; undefined for none, and while that is not known. */
export function useSentTo(): string | undefined {
  return useLanguages()?.find(({ sentTo }) => sentTo)?.sentTo ?? undefined;
}
