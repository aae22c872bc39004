import type { Words } from '@tavla/shared/words';
import { TextRefused } from '@/adapters/text-work/text-refused';
import { HttpError } from '@/http/errors/errors';

/** Why a file cannot be read, as it travels from the process that reads it. */
export interface UnreadableFile {
  refused: Pick<HttpError, 'statusCode' | 'code' | 'words' | 'extra'>;
}

/** In that process: what was read, or why it cannot be. */
export async function readable<Result>(read: () => Promise<Result>): Promise<Result | UnreadableFile> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { statusCode, code, words, extra } = error;
    return { refused: { statusCode, code, words, extra } };
  }
}

/**
 * What was read in another process.
 * @param limits says how large a file may be, for one that takes too much
 * @throws HttpError as that process refused, 413 for what takes too much; TextRefused `busy`
 */
export async function unlessRefused<Result extends object>(
  reading: Promise<Result | UnreadableFile>,
  limits: Words,
): Promise<Result> {
  let read: Result | UnreadableFile;
  try {
    read = await reading;
  } catch (error) {
    if (!(error instanceof TextRefused) || error.reason === 'busy') throw error;
    throw new HttpError(413, 'too-large', limits);
  }
  if (!('refused' in read)) return read;
  const { statusCode, code, words, extra } = read.refused;
  throw new HttpError(statusCode, code, words, extra);
}
