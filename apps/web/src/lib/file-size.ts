const storageUnits = ['MB', 'GB', 'TB'];

/** Megabytes of 2^20 bytes, to two decimals. */
export function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(2);
}

/** The size of a file, as the specification writes every one of them: in MB to two decimals. */
export function fileSize(bytes: number): string {
  return `${megabytes(bytes)} MB`;
}

/** What many files take together: as a file's size, in larger units when it is much. */
export function storageSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 2 ** 30 && unit < storageUnits.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${megabytes(value)} ${storageUnits[unit]}`;
}
