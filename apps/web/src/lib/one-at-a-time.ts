/**
 * Does one thing at a time to each of many: the same once more, while it is under way, is a second press and does
 * nothing; another thing, as taking it back, waits until it is done.
 */
export class OneAtATime {
  private readonly underWay = new Map<string, { what: string; done: Promise<void> }>();

  /** @param work never rejects */
  async run(id: string, what: string, work: () => Promise<void>): Promise<void> {
    for (let now = this.underWay.get(id); now; now = this.underWay.get(id)) {
      if (now.what === what) return;
      await now.done;
    }
    const done = work();
    this.underWay.set(id, { what, done });
    await done;
    this.underWay.delete(id);
  }
}
