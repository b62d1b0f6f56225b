const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** A 32-bit hash of a text (FNV-1a with a final mix), the same on every machine. */
export const hashOf = (text: string): number => {
  let hash = OFFSET
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) >>> 0
}
