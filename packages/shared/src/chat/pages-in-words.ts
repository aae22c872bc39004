import type { Pages } from '@tavla/shared/chat/file-places';

/** More are not read by anybody. */
const told = 8;

/** Pages as people write them: `2–4, 7`. Pure. */
export function pagesInWords(pages: readonly Pages[]): string {
  const words = pages.slice(0, told).map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  return [...words, ...(pages.length > told ? ['…'] : [])].join(', ');
}
