import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { play } from './history.ts'

/** `HISTORY_SEEDS=3350-5000` plays these, one after the other. */
const [FIRST = 1, LAST = triesOf('moderation/histories.int.spec.ts')] =
  process.env.HISTORY_SEEDS?.split('-').map(Number) ?? []
const SEEDS = LAST - FIRST + 1

/** Nothing is paid in a history, and no day of months that pass is reckoned: that took half the time. */
const pace = { daysMs: HOUR_MS, paymentsMs: HOUR_MS }

let server: SpecServer
beforeAll(async () => {
  server = await startServer({ pace })
})
afterAll(() => server.stop())

describe('Whatever is reported, decided, objected to, held, refused, blocked, left and erased', () => {
  it(`restricts nobody without a reason, loses nothing, and keeps evidence for its time and no longer, in ${SEEDS} histories (MOD-01, MOD-02, MOD-03, MOD-04, MOD-05, H6)`, {
    timeout: SEEDS * 10_000,
  }, async () => {
    for (let seed = FIRST; seed <= LAST; seed += 1) {
      expect([seed, await play(server, seed)]).toEqual([seed, []])
    }
  })
})
