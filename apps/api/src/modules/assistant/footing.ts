import type { Citation } from '@tavla/shared/chat/answers';

/** What an answer stands on while it is made: the rights of whoever asked, and what it was told. */
export interface Footing {
  /** Notes what the answer may rest on from now on. */
  restsOn(citation: Citation): void;
  /** @throws HttpError 403 once whoever asked may do less than when it began, or may not see what it rests on */
  require(): Promise<void>;
}
