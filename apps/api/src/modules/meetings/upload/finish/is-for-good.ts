import { HttpError } from '@/http/errors/errors';

/** What is said of the file itself: its words cannot be read, it is too large, it is neither sound nor a transcript. */
const ofFile = [400, 413, 415];

/**
 * Whether a file that has arrived whole becomes no meeting however often it is tried: it is no longer needed then, and
 * its person has been told why. Everything else is about now, who asks or how busy it is, and costs nobody what they
 * have sent: in a bucket there is no other copy. That reading it took too much is about now, too, since a process that
 * is ended from outside says no more than that.
 */
export function isForGood(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  const { statusCode, words } = error;
  // Given up meanwhile: nobody can ask for it any more.
  if (words.reason === 'upload-not-found') return true;
  return ofFile.includes(statusCode) && words.reason !== 'transcript-too-costly';
}
