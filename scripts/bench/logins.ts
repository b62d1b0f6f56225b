import { randomInt } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Talk } from './world.ts'

const READS_PER_S = 50
const ALONE_S = 10
const BESIDE_S = 30
const WARM_S = 3

/** How long each call took, in ms, and what was answered how often. */
export type Pace = { ms: number[]; statuses: Map<number, number> }

/**
 * Calls at an even pace, whether the ones before have been answered or not: a server that is slow
 * is not asked less often for it.
 */
const atPace = async (
  perSecond: number,
  seconds: number,
  ask: (nth: number) => Promise<Response>,
): Promise<Pace> => {
  const ms: number[] = []
  const statuses = new Map<number, number>()
  const one = async (nth: number) => {
    const began = performance.now()
    const status = await ask(nth).then(
      async (response) => {
        await response.arrayBuffer()
        return response.status
      },
      () => 0,
    )
    ms.push(performance.now() - began)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const began = performance.now()
  const asked: Promise<void>[] = []
  for (let nth = 0; nth < perSecond * seconds; nth++) {
    const waitMs = began + (nth * 1_000) / perSecond - performance.now()
    if (waitMs > 1) await pause(waitMs)
    asked.push(one(nth))
  }
  await Promise.all(asked)
  return { ms, statuses }
}

export const percentile = (ms: number[], share: number) =>
  ms.toSorted((a, b) => a - b)[Math.min(ms.length - 1, Math.floor(ms.length * share))] ?? 0

const toldOf = ({ ms, statuses }: Pace) => {
  const times = [0.5, 0.95, 0.99].map((share) => percentile(ms, share).toFixed(0).padStart(8))
  const answered = [...statuses].map(([status, count]) => `${count} x ${status || 'no answer'}`)
  return `${times.join('')}    ${answered.join(', ')}`
}

/** Each from another household, so that only the hashing itself holds them back. */
const logIn = (address: string) => (nth: number) =>
  fetch(`${address}/api/user.php`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
    },
    body: JSON.stringify({ email: `niemand${nth}@vonk.example`, password: 'gok-van-iemand' }),
  })

const readOwn = (address: string, talks: Talk[]) => () => {
  const side = talks[randomInt(talks.length)]?.sides[0]
  return fetch(`${address}/api/user.php`, {
    headers: { cookie: `__Host-session=${side?.token}` },
  })
}

/**
 * What members notice of others who log in (promise S3): how long their own data takes, alone and
 * beside so many logins in a second, all of unknown addresses, in one run.
 */
export const loginsBesideReads = async (
  address: string,
  talks: Talk[],
  floods: number[],
  say: (line: string) => void,
) => {
  const read = readOwn(address, talks)
  await Promise.all([atPace(READS_PER_S, WARM_S, read), atPace(5, WARM_S, logIn(address))])
  say(`${''.padEnd(26)}${['p50 ms', 'p95 ms', 'p99 ms'].map((head) => head.padStart(8)).join('')}`)
  const alone = await atPace(READS_PER_S, ALONE_S, read)
  say(`${'user.php alone'.padEnd(26)}${toldOf(alone)}`)
  for (const perSecond of floods) {
    const [reads, logins] = await Promise.all([
      atPace(READS_PER_S, BESIDE_S, read),
      atPace(perSecond, BESIDE_S, logIn(address)),
    ])
    const times = percentile(reads.ms, 0.95) / percentile(alone.ms, 0.95)
    say(`${`beside ${perSecond} logins/s`.padEnd(26)}${toldOf(reads)}, p95 x ${times.toFixed(1)}`)
    say(`${'  the logins'.padEnd(26)}${toldOf(logins)}`)
  }
}
