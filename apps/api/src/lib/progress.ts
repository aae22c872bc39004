/** Tells the operator how it goes: lines that stay, and on a terminal one that is written over. */
export interface Progress {
  say(line: string): void;
  /** Worth a look at this moment; nothing where nobody watches. */
  now(text: string): void;
  /** Makes room for words that come another way. */
  clear(): void;
}

/** At most ten times a second. */
const pauseMs = 100;

export function progressOn(stream: NodeJS.WriteStream): Progress {
  let last = 0;
  const clear = stream.isTTY ? '\r\u001B[K' : '';
  return {
    say: (line) => stream.write(`${clear}${line}\n`),
    now: (text) => {
      if (!stream.isTTY || performance.now() - last < pauseMs) return;
      last = performance.now();
      stream.write(`${clear}${text}`);
    },
    clear: () => stream.write(clear),
  };
}

/** Bytes for people; MB are 2^20 bytes. */
export function bytesInWords(bytes: number): string {
  for (const [unit, size] of [
    ['GB', 2 ** 30],
    ['MB', 2 ** 20],
    ['kB', 2 ** 10],
  ] as const) {
    if (bytes >= size) return `${(bytes / size).toFixed(1)} ${unit}`;
  }
  return `${bytes} bytes`;
}

/** 1 file, 2 files. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-GB')} ${noun}${number === 1 ? '' : 's'}`;
}
