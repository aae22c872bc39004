/**
 * Cuts a stream of bytes into pieces of exactly `size`; the last one holds what is left, from 1 to `size`
 * bytes, or none when the whole stream is empty. A piece is only handed on when it is known whether it is the last.
 */
export async function* cut(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    held.push(part);
    length += part.length;
    if (length <= size) continue;
    let rest = Buffer.concat(held);
    for (; rest.length > size; rest = rest.subarray(size)) {
      yield { bytes: rest.subarray(0, size), isLast: false };
    }
    held = [rest];
    length = rest.length;
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}
