import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { ASK_FIRST_MS } from '#core/payment/rules.ts'
import { type CrashSite, crashSite } from '#specs/harness/crash/site.ts'
import { expectBalanced } from '#specs/harness/database/books.ts'
import {
  bankMood,
  creditsOf,
  newMember,
  ordered,
  play,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { eventually } from '#specs/harness/support/process.ts'

const ORDERS = 20
const SIGNUP_CREDITS = 3
const BUNDLE_CREDITS = 10
const ALL = SIGNUP_CREDITS + ORDERS * BUNDLE_CREDITS
const LONG_MS = 180_000

type Asked = (text: string) => Promise<{ n: number }[]>

/** Orders that are paid and of which the bank never tells, while it takes its time to answer. */
const paidUntold = async (member: SpecMember) => {
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const { ref } = await ordered(member)
    await play(member, ref, { status: 'paid', webhook: 'never' })
  }
  await bankMood(member, { fault: 'slow' })
}

/** The bank has been asked about some of them, and has not answered yet. */
const inTheMiddle = (asked: Asked) =>
  eventually('the bank is asked', async () => {
    const [row] = await asked(`select count(*)::int as n from payment
      where is_open and next_ask_at - created_at <> interval '${ASK_FIRST_MS} ms'`)
    return (row?.n ?? 0) > 0
  })

describe('twenty paid orders of which no webhook ever tells', () => {
  describe('with a server that is killed while it asks about them', () => {
    let site: CrashSite
    beforeAll(async () => {
      site = await crashSite({ members: 1 })
    }, LONG_MS)
    afterAll(() => site.stop())

    it(
      'are granted within a minute of its next start (promise M9)',
      async () => {
        const [member] = site.members as [SpecMember]
        await paidUntold(member)
        await site.browser().send('POST', '/dev/clock', {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'move=custom&amount=5&unit=minutes',
        })
        await inTheMiddle((text) => site.asked(text))
        await site.killServer()
        await site.start()
        await bankMood(site.browser(), {})
        await eventually(
          'all are granted',
          async () => (await creditsOf(member)) === ALL,
          MINUTE_MS,
        )
        await site.looking(expectBalanced)
      },
      LONG_MS,
    )
  })

  describe('with a server that is stopped while it asks about them', () => {
    let server: SpecServer
    beforeAll(async () => {
      server = await startServer()
    })
    afterAll(() => server.stop())

    it('are granted at once by the next server (promise M9)', async () => {
      const member = await newMember(server)
      await paidUntold(member)
      server.clock.forward(ASK_FIRST_MS)
      await inTheMiddle(async (text) => (await server.db.query(text)).rows)
      await server.restart()
      await bankMood(member, {})
      await eventually('all are granted', async () => (await creditsOf(member)) === ALL, MINUTE_MS)
      await expectBalanced(server.db)
      expect(await creditsOf(member)).toBe(ALL)
    })
  })
})
