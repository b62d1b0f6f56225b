import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WITHDRAWAL_LINK_MINUTES } from '#core/account/rules.ts'
import { DAY_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { WITHDRAWAL_DAYS } from '#core/payment/withdrawal/rules.ts'
import * as tokens from '#server/platform/tokens.ts'
import { entriesOf } from '#specs/harness/database/entries.ts'
import { mailSaying, mailsSaying } from '#specs/harness/server/mails.ts'
import {
  boughtBy,
  creditsOf,
  freshEmail,
  linkIn,
  newMember,
  PASSWORD,
  write,
} from '#specs/harness/server/members.ts'
import type { SpecServer } from '#specs/harness/server/server.ts'
import {
  BOUGHT,
  euro,
  LINK,
  linkedWithdrawals,
  OTHER_HOST,
  RECEIPT,
  startForLinks,
} from '#specs/harness/server/withdrawal-links.ts'

const FREE = 3

let server: SpecServer
beforeAll(async () => {
  server = await startForLinks()
})
afterAll(() => server.stop())

const { elsewhere, look, shown, confirm, linkFor, buyer } = linkedWithdrawals(() => server)

const WITHDRAWN = [
  { reason: 'bundle', credits: BOUGHT },
  { reason: 'withdrawal', credits: -BOUGHT },
]
const isOver = ({ status, json }: { status: number; json: unknown }) =>
  expect([status, json]).toEqual([410, { error: 'link_invalid' }])

describe('the link to withdraw', () => {
  test('works once, whoever holds it, and with its key answers alike however often it is sent (S5)', async () => {
    const { anna, payment_id, token } = await buyer()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(token, { key })))
    for (const { status, text } of answers) {
      expect([status, text]).toEqual([200, answers[0]?.text])
    }
    expect((await confirm(token, { key })).text).toBe(answers[0]?.text)
    isOver(await confirm(token))
    isOver(await look(token))
    const reused = await confirm(token, { key, credits: 1 })
    expect([reused.status, reused.json]).toEqual([409, { error: 'key_reused' }])
    expect(await entriesOf(server, payment_id)).toEqual(WITHDRAWN)
    await mailSaying(server, anna.email, RECEIPT)
    expect(await mailsSaying(server, anna.email, RECEIPT)).toHaveLength(1)
  })

  test('in two hands at once, and beside who is logged in, withdraws once', async () => {
    const { anna, payment_id, token } = await buyer()
    const body = { payment_id, credits: BOUGHT }
    const answers = await Promise.all([
      confirm(token),
      confirm(token),
      anna.call('POST /api/withdrawal.php', { body }),
    ])
    for (const { status } of answers) expect([200, 410]).toContain(status)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(await entriesOf(server, payment_id)).toEqual(WITHDRAWN)
    isOver(await look(token))
  })

  test(`counts for ${WITHDRAWAL_LINK_MINUTES} minutes; the next one of an order, which anybody may ask for, leaves it alone (S5)`, async () => {
    const { anna, receipt, token: older, payment_id } = await buyer()
    const token = await linkFor(anna.email, receipt, 2)
    const second = await boughtBy(anna, server)
    const other = await linkFor(anna.email, second.receipt, 3)
    expect((await shown(older)).payment_id).toBe(payment_id)
    expect((await shown(token)).payment_id).toBe(payment_id)
    expect((await shown(other)).payment_id).toBe(second.payment_id)
    server.clock.forward(WITHDRAWAL_LINK_MINUTES * MINUTE_MS - 20_000)
    expect((await look(token)).status).toBe(200)
    server.clock.forward(20_000)
    isOver(await look(token))
    isOver(await confirm(token))
    expect(await entriesOf(server, payment_id)).toHaveLength(1)
  })

  test('opens nothing else, needs no session, and leaves the one of somebody else as it is', async () => {
    const bram = await newMember(server)
    const { anna, token } = await buyer()
    const asked = await look(token, bram)
    expect(Object.keys(JSON.parse(asked.text)).sort()).toEqual(
      ['amount', 'credits', 'name', 'open', 'paid_at', 'payment_id', 'withdrawal'].sort(),
    )
    for (const key of ['PUT /api/reset.php', 'PUT /api/mail-change.php'] as const) {
      const body = { token, password: PASSWORD }
      isOver(await server.browser().call(key, { body } as never))
    }
    for (const key of ['POST /api/activation.php', 'POST /api/activation.php?return=1'] as const) {
      isOver(await server.browser().call(key, { body: { token } }))
    }
    const done = await confirm(token, { browser: bram })
    expect(done.status).toBe(200)
    expect(done.headers.get('set-cookie')).toBeNull()
    expect((await bram.ask('GET /api/user.php')).user).toMatchObject({ id: bram.id, credits: FREE })
    expect(await creditsOf(anna)).toBe(FREE)
  })

  test('opens nothing at another site, where its buyer is not known either (S5)', async () => {
    const there = () => server.browser({ 'x-forwarded-host': OTHER_HOST })
    const { anna, receipt, payment_id, token } = await buyer()
    isOver(await look(token, there()))
    isOver(await confirm(token, { browser: there() }))
    expect(await entriesOf(server, payment_id)).toHaveLength(1)
    expect((await look(token)).status).toBe(200)
    const body = { email: anna.email, receipt }
    const asked = { body, headers: elsewhere() }
    expect((await there().call('POST /api/withdrawal.php?ask=1', asked)).json).toEqual({})
    await linkFor(anna.email, receipt, 2)
    expect(await mailsSaying(server, anna.email, LINK)).toHaveLength(2)
  })

  test('works for who is suspended, and for who has left and is not erased yet', async () => {
    const [one, other] = [await buyer(), await buyer()]
    const staff = await newMember(server)
    await (await server.container.getAsync(tokens.accounts)).setStaffRole(staff.id, 'admin')
    const held = { id: one.anna.id, reason: 'Vraagt om geld', rule: 'fraud' } as const
    await staff.ask('POST /api/suspension.php', { body: held })
    const body = { reason: 'privacy' as const, password: PASSWORD }
    await other.anna.ask('DELETE /api/user.php', { body })
    for (const [{ anna }, words] of [
      [one, 'Account geblokkeerd'],
      [other, 'Jammer dat je gaat'],
    ] as const) {
      expect((await mailSaying(server, anna.email, words)).text).toContain('/withdraw/mail')
    }
    for (const { anna, receipt, payment_id } of [one, other]) {
      const token = await linkFor(anna.email, receipt, 2)
      expect((await confirm(token)).status).toBe(200)
      expect(await entriesOf(server, payment_id)).toEqual(WITHDRAWN)
      await mailSaying(server, anna.email, RECEIPT)
    }
  })

  test('dies when the address that it was sent to is left, or a password is chosen', async () => {
    const { anna, token } = await buyer()
    const body = { old_password: PASSWORD, password: `${PASSWORD}!` }
    await anna.ask('PUT /api/password.php', { body })
    isOver(await look(token))

    const other = await buyer()
    const email = freshEmail('verhuisd')
    const move = { email, password: PASSWORD }
    await other.anna.ask('POST /api/mail-change.php', { body: move })
    const confirming = linkIn(await server.mailTo(email))
    expect((await look(other.token)).status).toBe(200)
    const moved = { body: { token: confirming, password: PASSWORD } }
    await server.browser().ask('PUT /api/mail-change.php', moved)
    isOver(await look(other.token))
    const later = await linkFor(email, other.receipt)
    expect((await look(later)).status).toBe(200)
  })

  test('is void after five wrong guesses at it (S5)', async () => {
    const { token } = await buyer()
    for (let nth = 0; nth < 5; nth += 1) {
      isOver(await look(`${token.slice(0, 8)}${'x'.repeat(34)}${nth}`))
    }
    isOver(await look(token))
  })

  test('says that it is too late once it is, and that all is used once it is', async () => {
    const bram = await newMember(server)
    const { anna, receipt, token } = await buyer()
    await write(anna, bram, FREE + BOUGHT)
    expect((await shown(token)).open).toMatchObject({ unused: 0, back: euro(0) })
    expect((await confirm(token, { credits: 0 })).json).toEqual({ error: 'withdrawal_nothing' })
    server.clock.forward((WITHDRAWAL_DAYS + 1) * DAY_MS)
    const late = await linkFor(anna.email, receipt, 2)
    expect(await shown(late)).toMatchObject({ open: null, withdrawal: null })
    expect((await confirm(late)).json).toEqual({ error: 'withdrawal_too_late' })
  })
})
