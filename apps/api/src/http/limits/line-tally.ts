/** Lines of one event in a minute: from one address, and from all together. */
export const linesPerAddress = 10;
export const linesInAll = 300;

interface Count {
  lines: number;
  leftOut: number;
  byAddress: Map<string, number>;
}

/**
 * Decides which lines are written, so that nobody fills the disk or buries what matters by repeating it. It
 * remembers no more addresses than it lets through lines.
 */
export function createTally() {
  let counts = new Map<string, Count>();
  return {
    /** Whether this line is written; one that is not is counted. */
    take(event: string, address: string): boolean {
      const count = counts.get(event) ?? { lines: 0, leftOut: 0, byAddress: new Map() };
      counts.set(event, count);
      const own = count.byAddress.get(address) ?? 0;
      if (own >= linesPerAddress || count.lines >= linesInAll) {
        count.leftOut += 1;
        return false;
      }
      count.lines += 1;
      count.byAddress.set(address, own + 1);
      return true;
    },
    /** Ends the minute: what was left out of it, one sum for each event. */
    end(): { event: string; lines: number }[] {
      const ended = counts;
      counts = new Map();
      return [...ended].flatMap(([event, { leftOut }]) => (leftOut > 0 ? [{ event, lines: leftOut }] : []));
    },
  };
}
