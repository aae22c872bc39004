/** What an authenticator writes in CBOR: whole numbers, texts, bytes and maps of them. Source: RFC 8949, 3. */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([name, one]) => [encodeCbor(name), encodeCbor(one)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(kind: number, length: number): Buffer {
  const first = kind << 5;
  if (length < 24) return Buffer.from([first | length]);
  if (length < 256) return Buffer.from([first | 24, length]);
  return Buffer.from([first | 25, length >> 8, length & 255]);
}
