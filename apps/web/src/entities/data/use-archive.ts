import { useMutation } from '@tanstack/react-query';
import type {
  exportCompany,
  exportMe,
  prepareCompanyExport,
  prepareMyExport,
} from '@tavla/shared/contracts/data/exports';
import { call, urlOf } from '@/api/call';
import { saveFrom } from '@/lib/download';

/**
 * Lets the browser save an archive as it arrives: one may be larger than memory, so the browser follows a link. It is
 * asked first whether that can be followed now, which asks for a fresh code where one is needed.
 */
export function useArchive(
  prepare: typeof prepareCompanyExport | typeof prepareMyExport,
  archive: typeof exportCompany | typeof exportMe,
) {
  return useMutation({
    mutationFn: () => call(prepare),
    onSuccess: () => saveFrom(urlOf(archive)),
  });
}
