import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/kernel/time-units.ts'
import * as tokens from '#server/platform/tokens.ts'
import { expectBalanced } from '#specs/harness/database/books.ts'
import { mailSaying } from '#specs/harness/server/mails.ts'
import {
  buy,
  creditsOf,
  newMember,
  PASSWORD,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
let eva: SpecMember
let finn: SpecMember
beforeAll(async () => {
  server = await startServer()
  ;[eva, finn] = [await newMember(server), await newMember(server)]
  const accounts = await server.container.getAsync(tokens.accounts)
  for (const { id } of [eva, finn]) await accounts.setStaffRole(id, 'moderator')
})
afterAll(async () => {
  await expectBalanced(server.db)
  await server.stop()
})

const entries = async ({ id }: SpecMember) =>
  (
    await server.db.query(
      'select operation, reason, credits, balance_after from ledger_entry where book_id = $1 order by id',
      [id],
    )
  ).rows

/** Bram has bought credits and is suspended; answers what he is mailed of it. */
const suspended = async (decision: 'suspend' | 'ban') => {
  const [anna, bram] = [await newMember(server), await newMember(server)]
  await buy(bram)
  const before = { credits: await creditsOf(bram), entries: await entries(bram) }
  const body = { subject: 'member', id: bram.id, reason: 'fraud' } as const
  const { number } = await anna.ask('POST /api/report.php', { body })
  const { cases } = await eva.ask('GET /api/desk.php')
  const id = cases.find((one) => one.number === number)?.id ?? ''
  await eva.ask('POST /api/desk-claim.php', { body: { id } })
  await eva.ask('POST /api/desk-decision.php', {
    body: { id, decision, days: decision === 'suspend' ? 7 : null, rule: 'fraud', facts: 'Nee.' },
  })
  const told = (await mailSaying(server, bram.email, '/decision?')).text
  return { bram, id, told, before }
}

const returns = async (bram: SpecMember) => {
  const browser = server.browser()
  await until(() =>
    browser.ask('POST /api/user.php', { body: { email: bram.email, password: PASSWORD } }),
  )
  return (await browser.ask('GET /api/user.php')).user?.credits
}

describe('the credits of who is suspended', () => {
  test('wait for them and lapse in no part, as they are told (MOD-01)', async () => {
    const { bram, told, before } = await suspended('suspend')
    expect(told).toContain('Je credits blijven staan. Alleen een korting met een klok loopt door.')
    expect(told).toContain('/withdraw/mail')
    server.clock.forward(7 * DAY_MS + 1_000)
    expect(await returns(bram)).toBe(before.credits)
    expect(await entries(bram)).toEqual(before.entries)
  })

  test('stay where it is for good, as they are told, and are all there when it is taken back (MOD-02)', async () => {
    const { bram, id, told, before } = await suspended('ban')
    expect(told).toContain('Je credits blijven staan zolang je account bestaat.')
    expect(told).toContain('/withdraw/mail')
    expect(await entries(bram)).toEqual(before.entries)
    const token = /decision\?token=([\w-]+)/.exec(told)?.[1] ?? ''
    await server.browser().ask('POST /api/appeal.php?link=1', { body: { token, words: 'Nee.' } })
    await finn.ask('POST /api/desk-claim.php', { body: { id } })
    await finn.ask('POST /api/desk-review.php', {
      body: { id, outcome: 'overturned', facts: 'Het account was gekaapt.' },
    })
    expect(await returns(bram)).toBe(before.credits)
    expect(await entries(bram)).toEqual(before.entries)
  })
})
