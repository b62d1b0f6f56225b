import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { House } from './house.ts'

/** One offence, or `times` of them, in a place: a folder, or `from -> to` of a door. */
export type Found = { place: string; where: string; what: string; times?: number }

/** A rule that the house does not keep yet: what is left to do is counted, and may only shrink. */
export type CountedRule = { name: string; broken(house: House): Found[] }

/** How many offences are left, by rule and by place. */
export type Left = Record<string, Record<string, number>>

const list = join(import.meta.dirname, 'offences-left.json')

export const REWRITE = 'npm run rooms -- --write'

export const readLeft = (): Left => JSON.parse(readFileSync(list, 'utf8'))

export const writeLeft = (left: Left) =>
  writeFileSync(list, `${JSON.stringify(left, undefined, 2)}\n`)

const sum = (counts: Record<string, number> = {}) =>
  Object.values(counts).reduce((all, count) => all + count, 0)

/** The total of each rule, in the order of the list. */
export const totalsOf = (left: Left) =>
  Object.entries(left).map(([rule, counts]) => ({ rule, total: sum(counts) }))

const byPlace = (found: Found[]) => {
  const counts: Record<string, number> = {}
  for (const { place, times = 1 } of found) counts[place] = (counts[place] ?? 0) + times
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Counts what each rule finds; a rule that is kept stands there too, with nothing in it. */
export const countLeft = (rules: CountedRule[], house: House): Left =>
  Object.fromEntries(rules.map(({ name, broken }) => [name, byPlace(broken(house))]))

/** What is not as listed, in words; nothing when the list is exact. */
export const differences = (found: Found[], listed: Record<string, number> = {}) => {
  const counts = byPlace(found)
  const places = [...new Set([...Object.keys(counts), ...Object.keys(listed)])]
  return places.flatMap((place) => {
    const [now, before] = [counts[place] ?? 0, listed[place] ?? 0]
    if (now === before) return []
    const told = `${place}: ${now}, and ${before} in the list.`
    if (now < before) return [`${told} There are fewer: shorten the list with ${REWRITE}`]
    const here = found.filter((offence) => offence.place === place)
    const each = here.map(({ where, what }) => `${where} ${what}`)
    return [`${told} Mend what is new (what only moved: ${REWRITE}):\n  ${each.join('\n  ')}`]
  })
}

/**
 * Why a list may not be replaced by another: places change when files move, but the total of a rule
 * never grows. A rule that is not in the list yet begins with what there is.
 */
export const growth = (before: Left, after: Left) =>
  totalsOf(after)
    .map(({ rule, total }) => ({ rule, total, was: sum(before[rule]) }))
    .filter(({ rule, total, was }) => rule in before && total > was)
    .map(({ rule, total, was }) => `"${rule}": ${total}, and ${was} in the list`)
