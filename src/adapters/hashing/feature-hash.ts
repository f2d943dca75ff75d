/** FNV-1a over UTF-16 code units, finished with the mixer of MurmurHash3; an unsigned 32-bit integer. */
export function hashFeature(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash);
}

/** Another 32 bits from a hash, as good as independent of it. */
export function rehash(hash: number): number {
  return mix(hash ^ 0x9e3779b9);
}

function mix(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
