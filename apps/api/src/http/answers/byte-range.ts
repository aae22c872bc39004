import type { ByteRange } from '@/adapters/blobs/blobs';

/**
 * What a Range header asks of so many bytes: a part, everything (undefined), or 'unsatisfiable'.
 * Several ranges at once are answered with everything, as RFC 9110, section 14.2, allows.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | undefined | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < start) return undefined;
  return start >= size || (!first && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}
