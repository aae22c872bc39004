/** Ends the turn that is going on. */
let endCurrent: (() => void) | undefined;

export interface Turn {
  /** Whether it has ended, so that what was still being loaded for it begins no more. */
  isOver: () => boolean;
  /** Ends it; nothing where that has happened. */
  end: () => void;
}

/**
 * The turn to be heard, from the press of a button on: one passage is heard at a time, wherever the buttons stand.
 *
 * @param onEnd called once, when it is ended or another one begins
 */
export function takeTurn(onEnd: () => void): Turn {
  endCurrent?.();
  const end = () => {
    if (endCurrent !== end) return;
    endCurrent = undefined;
    onEnd();
  };
  endCurrent = end;
  return { isOver: () => endCurrent !== end, end };
}
