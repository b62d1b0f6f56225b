import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blowsTo } from '#specs/harness/crash/blows.ts'
import { messages } from '#specs/harness/crash/messages.ts'
import {
  orders,
  refunds,
  webhooks,
  withdrawals,
  withdrawalsByLink,
} from '#specs/harness/crash/money.ts'
import { bodyOf, isCall } from '#specs/harness/crash/proxy.ts'
import { type CrashSite, crashSite } from '#specs/harness/crash/site.ts'
import { sendAgain, type Traffic, together, trafficUntil } from '#specs/harness/crash/traffic.ts'
import { expectBalanced } from '#specs/harness/database/books.ts'
import { buy, creditsOf, ordered, play, type SpecMember } from '#specs/harness/server/members.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
import { eventually } from '#specs/harness/support/process.ts'

const MEMBERS = 3
const BEFORE_THE_BLOW = 30
const CALM_OF_MONEY = 4
const SIGNUP_CREDITS = 3
const BUNDLE_CREDITS = 150
/** As long as it takes to notice that the one who was at it is gone. */
const WITHIN_MS = 45_000
const LONG_MS = 120_000

/** A blow in the middle of traffic; then everything in doubt is sent again. */
const survives = async (
  site: CrashSite,
  what: string,
  traffic: Traffic,
  calm = BEFORE_THE_BLOW,
) => {
  const blow = blowsTo(site, traffic).find((known) => known.what === what)
  if (!blow) throw new Error(`No blow is ${what}`)
  const { unheard, ...caught } = await trafficUntil(traffic, calm, blow.strike)
  await blow.again()
  expect(await sendAgain(caught, unheard), 'answered otherwise').toEqual([])
  expect(await traffic.wrongIn(caught)).toEqual([])
  return { ...caught, unheard }
}

const withCredits = async (site: CrashSite, bundles: number) => {
  for (const member of site.members)
    for (let nth = 0; nth < bundles; nth++) await buy(member, 'credits-150')
}

describe('a blow in the middle of paid messages loses none and doubles none (promises M3, M4)', () => {
  const BUNDLES = 2
  let site: CrashSite
  beforeAll(async () => {
    site = await crashSite({ members: MEMBERS })
    await withCredits(site, BUNDLES)
  }, LONG_MS)
  afterAll(() => site.stop())

  it.each(['the server', 'the database under a server that goes on', 'both'])(
    'to %s: no message is lost and none is doubled',
    async (what) => {
      const { inDoubt } = await survives(site, what, await messages(site))
      expect(inDoubt.length).toBeGreaterThan(0)
    },
    LONG_MS,
  )

  it.each(['the way back, after the commit', 'the server, after the commit and before its answer'])(
    'to %s: a message that is sent again is answered as it would have been',
    async (what) => {
      const { inDoubt, unheard } = await survives(site, what, await messages(site))
      const swallowed = String(unheard)
      expect(swallowed).toContain('HTTP/1.1 200')
      expect(inDoubt.filter(({ id }) => swallowed.includes(id))).toHaveLength(1)
    },
    LONG_MS,
  )

  it('leaves each member the balance that follows from what was written', async () => {
    for (const member of site.members) {
      const [{ written = 0 } = {}] = await site.asked<{ written: number }>(
        `select count(*)::int as written from ledger_entry
         where book_id = $1 and reason = 'message'`,
        [member.id],
      )
      expect(written).toBeGreaterThan(0)
      expect(await creditsOf(member)).toBe(SIGNUP_CREDITS + BUNDLES * BUNDLE_CREDITS - written)
    }
  })

  it(
    'an order that was placed and not answered is the same order when it is placed again',
    async () => {
      const [member] = site.members as [SpecMember]
      const payment_id = randomUUID()
      const wish = { payment_id, bundle: 'credits-25', payment_method: 'ideal' } as const
      const body = { ...wish, amount: priceFor('credits-25') }
      const place = () => member.call('POST /api/order.php', { body })
      const unheard = site.door.cutNext(isCall('POST /api/order.php'))
      await expect(place()).rejects.toThrow('fetch failed')
      const swallowed = bodyOf(await unheard)
      await site.killServer()
      await site.start()
      const again = await place()
      expect(again).toMatchObject({ status: 200, text: swallowed })
      const { orders } = await member.ask('GET /api/transactions.php')
      expect(orders.filter((order) => order.payment_id === payment_id)).toHaveLength(1)
    },
    LONG_MS,
  )

  it(
    'a webhook that was answered grants its credits although the server was killed at once (promise M8)',
    async () => {
      const [member] = site.members as [SpecMember]
      const before = await creditsOf(member)
      const { ref } = await ordered(member, 'credits-25')
      await play(member, ref, { status: 'paid', webhook: 'never' })
      const { status } = await site.browser().send('POST', '/api/webhook.php?provider=sandbox', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ id: ref }).toString(),
      })
      expect(status).toBe(200)
      await site.killServer()
      await site.start()
      const isThere = async () => (await creditsOf(member)) > before
      await eventually('the credits are there', isThere, WITHIN_MS)
      expect(await creditsOf(member)).toBe(before + 25)
      await site.looking(expectBalanced)
    },
    LONG_MS,
  )
})

describe('a blow to server and database in the middle of money (promises M1, M3, M4, M8)', () => {
  let site: CrashSite
  beforeAll(async () => {
    site = await crashSite({ members: 1 })
  }, LONG_MS)
  afterAll(() => site.stop())

  it(
    'leaves each order paid and granted once, and all that goes back given back once',
    async () => {
      const kinds = [orders, webhooks, withdrawals, withdrawalsByLink, refunds]
      const all: Traffic[] = []
      for (const kind of kinds) all.push(await kind(site))
      const { confirmed, inDoubt } = await survives(site, 'both', together(all), CALM_OF_MONEY)
      expect(confirmed.length).toBeGreaterThanOrEqual(CALM_OF_MONEY)
      expect(inDoubt.length).toBeGreaterThan(0)
    },
    LONG_MS,
  )
})

describe('a database on another machine, whose answer to a commit is lost (promise M4)', () => {
  let site: CrashSite
  beforeAll(async () => {
    site = await crashSite({ members: MEMBERS, apart: true })
    await withCredits(site, 1)
  }, LONG_MS)
  afterAll(() => site.stop())

  it(
    'leaves a message that is there once and was charged once, whoever was told',
    async () => {
      await survives(site, "the database's answer to the commit", await messages(site))
    },
    LONG_MS,
  )
})
