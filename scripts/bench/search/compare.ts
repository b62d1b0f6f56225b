import { cpuSecondsOf } from '../cost.ts'
import { type NamedSearch, searches } from './searches.ts'
import { type SearchServer, timedSearch } from './servers.ts'

const ROUNDS = 15
const WARM = 3

type Answered = { profiles: { id: string }[]; total: number; next?: string }
type Say = (line?: string) => void

export const atShare = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

const wordsOf = ({ words, page }: NamedSearch, after: string | undefined) => {
  const all = new URLSearchParams(
    Object.entries(words).map(([name, word]) => [name, String(word)] as [string, string]),
  )
  if (after !== undefined) {
    all.set('page', String(page))
    all.set('after', after)
  }
  return all
}

const ask = async (server: SearchServer, words: URLSearchParams) => {
  const { ms, status, text } = await timedSearch(server, words)
  if (status !== 200) throw new Error(`${words}: ${status} ${text}`)
  return { ms, answer: JSON.parse(text) as Answered }
}

/** The cursor of the page before, by walking there from the first page. */
const cursorBefore = async (server: SearchServer, one: NamedSearch) => {
  let after: string | undefined
  for (let page = 1; page < one.page; page += 1) {
    after = (await ask(server, wordsOf({ ...one, page }, after))).answer.next
  }
  return after
}

const sameMembers = (a: Answered, b: Answered) =>
  a.total === b.total &&
  String(a.profiles.map(({ id }) => id)) === String(b.profiles.map(({ id }) => id))

type Times = { name: string; product: number[]; hand: number[] }

const measure = async (product: SearchServer, hand: SearchServer, one: NamedSearch) => {
  const words = wordsOf(one, await cursorBefore(product, one))
  const times: Times = { name: one.name, product: [], hand: [] }
  let isSame = true
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    const [ours, theirs] = [await ask(product, words), await ask(hand, words)]
    isSame &&= sameMembers(ours.answer, theirs.answer)
    if (round < WARM) continue
    times.product.push(ours.ms)
    times.hand.push(theirs.ms)
  }
  return { ...times, isSame }
}

const p95Of = (all: readonly Times[], key: 'product' | 'hand') =>
  atShare(
    all.flatMap((times) => times[key]),
    0.95,
  )

/** The sixteen searches over HTTP, in turn on the product and on a server with hand-written SQL. */
export const compare = async (product: SearchServer, hand: SearchServer, say: Say) => {
  say(
    `${'search'.padEnd(34)}${'product'.padStart(9)}${'by hand'.padStart(9)}  ms over HTTP, median`,
  )
  const all: Times[] = []
  for (const one of searches) {
    const { isSame, ...times } = await measure(product, hand, one)
    const cell = (list: number[]) => atShare(list, 0.5).toFixed(1).padStart(9)
    say(
      `${one.name.padEnd(34)}${cell(times.product)}${cell(times.hand)}${isSame ? '' : '  answers differ'}`,
    )
    all.push(times)
  }
  const [ours, theirs] = [p95Of(all, 'product'), p95Of(all, 'hand')]
  const median = (name: string) =>
    atShare(all.find((times) => times.name === name)?.product ?? [], 0.5)
  const pageRatio = (page: number) => (median(`gender, page ${page}`) / median('gender')).toFixed(2)
  say()
  say(
    `p95 over all: product ${ours.toFixed(1)}, by hand ${theirs.toFixed(1)}, ratio ${(ours / theirs).toFixed(2)}`,
  )
  say(`page 50 to page 1 ${pageRatio(50)}, page 500 to page 1 ${pageRatio(500)}`)
}

/** Searches per second of one server: each caller sends its next search after the answer to the last. */
export const closedLoop = async (name: string, server: SearchServer, say: Say) => {
  const [AT_ONCE, SECONDS] = [4, 8]
  const words = searches.filter(({ page }) => page === 1).map((one) => wordsOf(one, undefined))
  const end = performance.now() + SECONDS * 1_000
  const cpu = cpuSecondsOf(server.process.pid)
  let sent = 0
  const caller = async (first: number) => {
    for (let nth = first; performance.now() < end; nth += 1) {
      await ask(server, words[nth % words.length] ?? new URLSearchParams())
      sent += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => caller(nth * 3)))
  const spent = ((cpuSecondsOf(server.process.pid) - cpu) * 1_000) / sent
  say(
    `${name}: ${(sent / SECONDS).toFixed(0)} searches/s with ${AT_ONCE} callers, ${spent.toFixed(2)} ms CPU of the server each`,
  )
}
