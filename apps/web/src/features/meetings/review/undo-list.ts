/** Takes one thing back; false when that was done already. */
type Undo = () => boolean;

interface Done {
  undo: Undo;
  /** The row that comes back with it. */
  row: string | undefined;
}

/** What was done on a page, so that a key can take the last of it back. */
export class UndoList {
  private readonly all: Done[] = [];

  /**
   * @param row where it was done
   * @returns the way to take it back, which does so once
   */
  add(undo: () => boolean | undefined, row?: string): Undo {
    let isLeft = true;
    const once = () => {
      const was = isLeft;
      isLeft = false;
      return was && undo() !== false;
    };
    this.all.push({ undo: once, row });
    return once;
  }

  /**
   * Takes the last thing back that is left.
   * @returns its row
   */
  undoLast(): string | undefined {
    for (let last = this.all.pop(); last; last = this.all.pop()) if (last.undo()) return last.row;
    return undefined;
  }
}
