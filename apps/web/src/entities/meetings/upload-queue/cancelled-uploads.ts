import { deleteAudio, getAudio } from '@tavla/shared/contracts/audios';
import { me } from '@tavla/shared/contracts/auth';
import { call } from '@/api/call';
import { errorStatus } from '@/api/error-text';
import type { PersonSession } from '@/api/person-session';
import { type FoundMeeting, forgetAddress, giveUp } from '../upload/give-up';
import { statusOf } from '../upload/upload-failure';
import { type CancelledUpload, cancelledList } from './cancelled-list';
import type { KeptList } from './kept-list';

/** While the server cannot be reached it is asked so often, and as soon as the browser says that there is a connection. */
const tryAgainEvery = 30_000;
/** A meeting that is found so long after it was made may be what others work with: it is not deleted behind them. */
const soon = 2 * 60_000;

/**
 * Lets the server forget the uploads that a person has cancelled, however long it cannot be reached: what waits is kept,
 * and outlives the page and the session. One whose last bytes were quicker is a meeting already. It is deleted, as the
 * person wants it; where they may not, they are told that it stays.
 */
export class CancelledUploads {
  private readonly list: KeptList<CancelledUpload>;
  private readonly inHand = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param isWanted whether an upload that goes on has this address */
  constructor(
    private readonly session: PersonSession,
    private readonly isWanted: (url: string) => boolean,
  ) {
    this.list = cancelledList(session);
  }

  start(): void {
    const { signal } = this.session;
    window.addEventListener('online', () => void this.clear(), { signal });
    void this.clear();
  }

  add(url: string, name: string): void {
    void forgetAddress(this.session.kept, url);
    this.list.put({ id: crypto.randomUUID(), name, addedAt: Date.now(), url, audioId: null });
    void this.clear();
  }

  private async clear(): Promise<void> {
    // The person's next session goes on with it.
    if (this.session.signal.aborted) return;
    await Promise.all(this.waiting().map((upload) => this.letGo(upload)));
    if (this.timer !== undefined || this.waiting().length === 0) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.clear();
    }, tryAgainEvery);
  }

  private waiting(): CancelledUpload[] {
    return this.list.all().filter(({ id, audioId }) => audioId === null && !this.inHand.has(id));
  }

  private async letGo(upload: CancelledUpload): Promise<void> {
    const { id, url } = upload;
    this.inHand.add(id);
    try {
      const found = this.isWanted(url) ? undefined : await giveUp(this.session, url);
      if (found && !(await this.isDeleted(found))) this.list.change(id, { audioId: found.id });
      else this.list.remove(id);
    } catch (error) {
      const status = error instanceof Error ? statusOf(error) : 0;
      // Who may not even say so: the server forgets by itself, in some days.
      if (status === 403) this.list.remove(id);
      // Another time the session may hold.
      if (status === 401) await call(me).catch(() => undefined);
    } finally {
      this.inHand.delete(id);
    }
  }

  private async isDeleted({ id, at }: FoundMeeting): Promise<boolean> {
    try {
      // An upload may be cancelled days after it has become a meeting, as when the answer that said so was lost.
      const { createdAt } = await call(getAudio, { params: { id } });
      const isNew = at - Date.parse(createdAt) <= soon;
      if (!isNew) return false;
      await call(deleteAudio, { params: { id } });
      return true;
    } catch (error) {
      const status = errorStatus(error);
      if (status === 403) return false;
      if (status === 404) return true;
      throw error;
    }
  }
}
