const units = ['MB', 'GB', 'TB'];

/** Bytes as MB (2^20 bytes) to two decimals, in larger units when there are many. */
export function fileSize(bytes: number): string {
  let value = bytes / 2 ** 20;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toFixed(2)} ${units[unit]}`;
}
