import type { Words } from '#core/kernel/lifecycle.ts'

const units = [
  { ms: 86_400_000, nl: ['dag', 'dagen'], en: ['day', 'days'] },
  { ms: 3_600_000, nl: ['uur', 'uur'], en: ['hour', 'hours'] },
  { ms: 60_000, nl: ['minuut', 'minuten'], en: ['minute', 'minutes'] },
  { ms: 1_000, nl: ['seconde', 'seconden'], en: ['second', 'seconds'] },
] as const

/** A length of time in words, of its two largest units; below a second it is a second. */
export const durationWords = (ms: number): Words => {
  const parts: { nl: string; en: string }[] = []
  let left = Math.max(1_000, Math.ceil(ms / 1_000) * 1_000)
  for (const { ms: size, nl, en } of units) {
    const count = Math.floor(left / size)
    left -= count * size
    if (count === 0) continue
    const form = count === 1 ? 0 : 1
    parts.push({ nl: `${count} ${nl[form]}`, en: `${count} ${en[form]}` })
  }
  const told = parts.slice(0, 2)
  return {
    nl: told.map(({ nl }) => nl).join(' en '),
    en: told.map(({ en }) => en).join(' and '),
  }
}

/** A length of time, or from the shortest to the longest where it depends. */
export const rangeWords = (lengths: number[]): Words => {
  const shortest = durationWords(Math.min(...lengths))
  const longest = durationWords(Math.max(...lengths))
  if (shortest.en === longest.en) return shortest
  return { nl: `${shortest.nl} tot ${longest.nl}`, en: `${shortest.en} to ${longest.en}` }
}
