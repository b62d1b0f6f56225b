import { foldName, spellingsOf } from '#core/normalisation/search-name.ts'

/** The first entry of a sorted list that is not before `text`. */
const firstFrom = (entries: readonly { name: string }[], text: string) => {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.name ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Finds things by how one of their names begins. What comes first in `things` is found first,
 * after those whose whole name was typed.
 */
export const prefixIndex = <T>(things: readonly T[], namesOf: (thing: T) => string[]) => {
  const entries = things
    .flatMap((thing, rank) =>
      [...new Set(namesOf(thing).flatMap(spellingsOf))].map((name) => ({ name, thing, rank })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))

  return (typed: string, limit: number): T[] => {
    const text = foldName(typed)
    if (text === '') return []
    const found = []
    for (let at = firstFrom(entries, text); entries[at]?.name.startsWith(text); at += 1) {
      const entry = entries[at]
      if (entry) found.push(entry)
    }
    found.sort((a, b) => Number(b.name === text) - Number(a.name === text) || a.rank - b.rank)
    return [...new Set(found.map(({ thing }) => thing))].slice(0, limit)
  }
}
