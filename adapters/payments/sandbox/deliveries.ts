import type { Pool } from 'pg'
import { alarm } from './alarm.ts'
import type { Books } from './books.ts'
import type { Pace } from './payment.ts'
import { postWebhook } from './post-webhook.ts'

const TRIES_MAX = 10
const AT_ONCE = 4
const PAUSE_MIN_MS = 10

type DueDelivery = { id: string; ref: string; tries: number; webhook_url: string }

/** Taken for as long as an answer may take: should this process die, another one goes on. */
const take = `
update sandbox.webhook as taken
set tries = taken.tries + 1, due_at = now() + $2 * interval '1 ms'
from sandbox.payment
where payment.ref = taken.ref and taken.id in (
  select id from sandbox.webhook where not done and due_at <= now()
  order by due_at limit $1 for update skip locked
)
returning taken.id, taken.ref, taken.tries, payment.webhook_url`

const nextDue = `
select extract(epoch from min(due) - now())::float8 * 1000 as ms from (
  select min(due_at) as due from sandbox.webhook where not done
  union all select min(settles_at) from sandbox.payment where settles_at is not null
) as soonest`

const settleDelivery = `
update sandbox.webhook
set answer = $2, done = $3, due_at = now() + $4 * interval '1 ms', tries = tries - $5
where id = $1`

/**
 * Posts webhooks until each is answered with exactly 200, with growing pauses and at most ten
 * times. The queue is a table: what was not delivered before a restart is delivered after it.
 */
export const startDeliveries = ({
  pool,
  books,
  pace,
  log,
}: {
  pool: Pool
  books: Books
  pace: Pace
  log: (line: string) => void
}) => {
  const stopping = new AbortController()
  const clock = alarm()
  const underWay = new Set<Promise<void>>()

  /** An attempt that our own stop breaks off does not count, and is made again at once. */
  const deliver = async (due: DueDelivery) => {
    const { ref, webhook_url: url } = due
    const { answerMs } = pace
    const answer = await postWebhook({ url, ref, answerMs, signal: stopping.signal })
    const brokenOff = stopping.signal.aborted && answer !== '200'
    const done = answer === '200' || (due.tries >= TRIES_MAX && !brokenOff)
    const pauseMs = brokenOff ? 0 : pace.retryFirstMs * 2 ** (due.tries - 1)
    await pool.query(settleDelivery, [due.id, answer, done, pauseMs, brokenOff ? 1 : 0])
  }

  const start = (due: DueDelivery) => {
    const work: Promise<void> = deliver(due)
      .catch((error: Error) => log(`The webhook of ${due.ref} stays queued: ${error.message}`))
      .finally(() => {
        underWay.delete(work)
        clock.ring()
      })
    underWay.add(work)
  }

  const round = async () => {
    await books.settleDue()
    const free = AT_ONCE - underWay.size
    if (free > 0) {
      const { rows } = await pool.query<DueDelivery>(take, [free, pace.answerMs * 2])
      for (const due of rows) start(due)
    }
    if (underWay.size === AT_ONCE) return pace.pollMs
    const { rows } = await pool.query<{ ms: number | null }>(nextDue)
    return Math.min(Math.max(rows[0]?.ms ?? pace.pollMs, PAUSE_MIN_MS), pace.pollMs)
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      const pauseMs = await round().catch((error: Error) => {
        log(`The practice bank cannot read its books: ${error.message}`)
        return pace.pollMs
      })
      await clock.sleep(pauseMs)
    }
    await Promise.all(underWay)
  }

  const running = run()
  return {
    /** There may be something to do. */
    ring: clock.ring,
    stop: async () => {
      stopping.abort()
      clock.ring()
      await running
    },
  }
}
