/** Takes one thing back; false when that was done already. */
type Undo = () => boolean;

/** What was done on a page, so that a key can take the last of it back. */
export class UndoList {
  private readonly undos: Undo[] = [];

  /** @returns the way to take it back, which does so once */
  add(undo: () => boolean | undefined): Undo {
    let isLeft = true;
    const once = () => {
      const was = isLeft;
      isLeft = false;
      return was && undo() !== false;
    };
    this.undos.push(once);
    return once;
  }

  /** Takes the last thing back that is left. */
  undoLast(): void {
    while (this.undos.length > 0 && !this.undos.pop()?.());
  }
}
