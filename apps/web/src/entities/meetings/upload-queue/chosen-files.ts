import type { PersonSession } from '@/api/person-session';
import { holdName, namesHeld } from '../recordings/recording-lock';
import { ownerOf } from '../recordings/recording-store';
import { copiesFor, KeptFiles } from './kept-files';
import type { QueuedUpload, QueuedUploads } from './queued-uploads';

const beginning = 'tavla-file.';

/** By person: a chosen file outlives a session that ends, as whatever is unsent does. */
const files = new Map<string, Map<string, File>>();

/**
 * The files that a person has chosen and that are still to be sent, by the ids of their uploads. The page has a file
 * that was chosen there until the browser keeps a copy, which all the person's tabs have, and later visits.
 */
export class ChosenFiles {
  private readonly onPage: Map<string, File>;
  /** How other tabs are told that this one has a file no longer. */
  private readonly releases = new Map<string, () => Promise<unknown>>();
  private readonly copying = new Map<string, Promise<void>>();
  private readonly kept: KeptFiles;

  constructor(
    private readonly session: PersonSession,
    private readonly list: QueuedUploads,
  ) {
    const owner = ownerOf(session);
    this.onPage = files.get(owner) ?? new Map<string, File>();
    files.set(owner, this.onPage);
    this.kept = new KeptFiles(owner);
  }

  /** Takes up those of an earlier session on this page, and what the browser keeps; forgets what is cancelled. */
  start(): void {
    for (const [id, file] of this.onPage) {
      if (this.list.find(id)) this.hold(id, file);
      else this.onPage.delete(id);
    }
    void this.sort().catch(() => undefined);
  }

  /** The page has the file from here on, and other tabs know that some tab has. */
  hold(id: string, file: File): void {
    this.onPage.set(id, file);
    if (this.releases.has(id)) return;
    const release = holdName(beginning + id);
    this.releases.set(id, release);
    this.session.onClose(() => void release());
  }

  /** Lets the browser copy a file that the page holds; its upload does not wait for it. */
  keep(id: string, file: File): void {
    // A copy that no later visit knows of helps nobody.
    if (!this.list.outlivesPage(id)) return;
    const copying = this.copy(id, file).catch(() => undefined);
    this.copying.set(id, copying);
    void copying.then(() => this.copying.delete(id));
  }

  /** Whether this tab could send it. */
  has({ id, isKept }: QueuedUpload): boolean {
    return isKept || this.onPage.has(id);
  }

  /** Whether it goes with the page. */
  isOnPageOnly({ id, isKept }: QueuedUpload): boolean {
    return !isKept && this.onPage.has(id);
  }

  /** @throws when the browser does not open what it keeps */
  async find({ id, isKept }: QueuedUpload): Promise<File | undefined> {
    return (isKept ? await this.kept.find(id) : undefined) ?? this.onPage.get(id);
  }

  /**
   * A file that was being sent cannot be read any more.
   * @param upload as it was when it began
   * @returns whether there is a copy that was made before
   */
  async turnToCopy(upload: QueuedUpload): Promise<boolean> {
    const { id } = upload;
    await this.copying.get(id);
    if (!upload.isKept && this.list.find(id)?.isKept) return true;
    this.list.change(id, { isKept: false });
    await this.forget(id);
    return false;
  }

  /** The server has it, or nobody wants to send it any more. */
  async forget(id: string): Promise<void> {
    await this.letGo(id);
    await this.kept.remove(id).catch(() => undefined);
  }

  /** Which of the chosen files neither a tab nor the browser has any more: they have to be chosen again. */
  async lost(): Promise<Set<string>> {
    const held = await namesHeld(beginning);
    const chosen = this.list.all().filter(({ recordingId }) => recordingId === null);
    return new Set(chosen.flatMap((upload) => (held.has(upload.id) || this.has(upload) ? [] : [upload.id])));
  }

  private async copy(id: string, file: File): Promise<void> {
    if (!(await this.kept.keep(id, file))) return;
    if (!this.list.find(id)) return this.kept.remove(id);
    // The person's next session may be sending what the page has; a later start finds the copy.
    if (this.session.signal.aborted) return;
    this.list.change(id, { isKept: true });
    await this.letGo(id);
  }

  private async letGo(id: string): Promise<void> {
    const release = this.releases.get(id);
    this.onPage.delete(id);
    this.releases.delete(id);
    await release?.();
  }

  /**
   * A tab may have been closed between a copy and the word of it, or between the end of an upload and that of its copy;
   * and a copy may have been removed for its age.
   */
  private async sort(): Promise<void> {
    const ids = new Set(await this.kept.list());
    const held = await namesHeld(beginning);
    const tooOld = Date.now() - copiesFor;
    for (const { id, isKept, addedAt } of this.list.all()) {
      if (!isKept && ids.has(id) && !held.has(id)) this.list.change(id, { isKept: true });
      if (isKept && !ids.has(id) && addedAt < tooOld) this.list.change(id, { isKept: false });
    }
    await this.kept.remove(...[...ids].filter((id) => !this.list.find(id) && !held.has(id)));
  }
}
