/** A set of rows: one bit for each. */
export type Bits = Uint32Array

const WORD = 32

export const bitsFor = (rows: number): Bits => new Uint32Array(Math.ceil(rows / WORD))

export const put = (bits: Bits, row: number, on: boolean): void => {
  const at = row >>> 5
  const bit = 1 << (row & 31)
  bits[at] = on ? (bits[at] ?? 0) | bit : (bits[at] ?? 0) & ~bit
}

export const has = (bits: Bits, row: number): boolean =>
  ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0

/** Leaves in `into` what is in one of `some` as well; nothing where there is none. */
export const keepAnyOf = (into: Bits, some: readonly Bits[]): void => {
  const [first, ...rest] = some
  if (!first) {
    into.fill(0)
    return
  }
  for (let at = 0; at < into.length; at += 1) {
    const word = into[at] ?? 0
    if (word === 0) continue
    let any = first[at] ?? 0
    for (const bits of rest) any |= bits[at] ?? 0
    into[at] = word & any
  }
}

/** Leaves in `into` what is not in `other`. */
export const leaveOut = (into: Bits, other: Bits): void => {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) & ~(other[at] ?? 0)
}

const ones = (word: number): number => {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const countOf = (bits: Bits): number => {
  let sum = 0
  for (const word of bits) if (word !== 0) sum += ones(word)
  return sum
}

/** Visits each row in its order until `visit` answers false. */
export const eachRow = (bits: Bits, visit: (row: number) => boolean): void => {
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0
    while (word !== 0) {
      const low = word & -word
      if (!visit(at * WORD + (31 - Math.clz32(low)))) return
      word ^= low
    }
  }
}
