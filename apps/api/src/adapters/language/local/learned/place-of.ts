/** Features are told apart by so many bits of a hash; those that collide share a weight. */
export const tableBits = 18;

/** FNV-1a over family and name, stirred, cut to the table's size. */
export function placeOf(family: string, name: string, bits = tableBits): number {
  let hash = mixed(mixed(mixed(0x811c9dc5, family), ' '), name);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> (32 - bits);
}

function mixed(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}
