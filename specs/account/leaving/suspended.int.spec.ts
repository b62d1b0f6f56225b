import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DELETION_GRACE_DAYS } from '#core/account/rules.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { APPEAL_DAYS } from '#core/moderation/rules.ts'
import * as tokens from '#server/platform/tokens.ts'
import { mailSaying } from '#specs/harness/server/mails.ts'
import { buy, newMember, PASSWORD, tokenIn } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const GRACE_MS = DELETION_GRACE_DAYS * DAY_MS

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Staff decide on a member who bought credits; `token` is that of the mailed decision. */
const suspended = async (decision: 'warning' | 'suspend' | 'ban' = 'ban') => {
  const [anna, bram, eva] = [
    await newMember(server),
    await newMember(server),
    await newMember(server),
  ]
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(eva.id, 'moderator')
  await buy(bram)
  const body = { subject: 'member', id: bram.id, reason: 'fraud' } as const
  const { number } = await anna.ask('POST /api/report.php', { body })
  const { cases } = await eva.ask('GET /api/desk.php')
  const id = cases.find((one) => one.number === number)?.id ?? ''
  await eva.ask('POST /api/desk-claim.php', { body: { id } })
  const days = decision === 'suspend' ? 2 : null
  await eva.ask('POST /api/desk-decision.php', {
    body: { id, decision, days, rule: 'fraud', facts: 'Vroeg om geld.' },
  })
  const { text } = await mailSaying(server, bram.email, '/decision?')
  const token = /decision\?token=([\w-]+)/.exec(text)?.[1] ?? ''
  return { bram, token, visitor: server.browser(), id }
}
type Suspended = Awaited<ReturnType<typeof suspended>>

const leave = ({ visitor, token }: Suspended, password = PASSWORD) =>
  visitor.ask('DELETE /api/user.php?link=1', { body: { token, password } })
const shown = async ({ visitor, token }: Suspended) =>
  (await visitor.ask('POST /api/decision.php', { body: { token } })).account
const login = ({ visitor, bram }: Suspended) =>
  visitor.refusal('POST /api/user.php', { body: { email: bram.email, password: PASSWORD } })
const returnToken = async ({ bram }: Suspended) =>
  tokenIn(await mailSaying(server, bram.email, '?back'))

describe('a member who was only warned', () => {
  test('does not leave by the link of the decision, and leaves as others do', async () => {
    const one = await suspended('warning')
    expect(await shown(one)).toBeNull()
    const refused = await one.visitor.refusal('DELETE /api/user.php?link=1', {
      body: { token: one.token, password: PASSWORD },
    })
    expect(refused).toMatchObject({ error: 'link_invalid' })
    await one.bram.ask('DELETE /api/user.php', { body: { reason: 'other', password: PASSWORD } })
  })
})

describe('a suspended member', () => {
  test('reads on the decision page which credits are lost by leaving, and leaves there with the password (ACC-13)', async () => {
    const one = await suspended()
    expect(await shown(one)).toMatchObject({ standing: 'staying', paid: true, credits: 13 })
    const wrong = await one.visitor.refusal('DELETE /api/user.php?link=1', {
      body: { token: one.token, password: 'een-ander-wachtwoord' },
    })
    expect(wrong).toMatchObject({ status: 400, fields: { password: 'password_wrong' } })
    const stranger = await one.visitor.refusal('DELETE /api/user.php?link=1', {
      body: { token: 'x'.repeat(43), password: PASSWORD },
    })
    expect(stranger).toMatchObject({ status: 410, error: 'link_invalid' })
    const { until: end } = await leave(one)
    expect(Date.parse(end ?? '') - server.clock.now().getTime()).toBeCloseTo(GRACE_MS, -4)
    expect(await shown(one)).toMatchObject({ standing: 'leaving' })
    const again = await one.visitor.refusal('DELETE /api/user.php?link=1', {
      body: { token: one.token, password: PASSWORD },
    })
    expect(again).toMatchObject({ status: 409, error: 'not_now' })
  })

  test('can still object while leaving, and the decision outlives the account (MOD-01)', async () => {
    const one = await suspended()
    await leave(one)
    const { visitor, token, id } = one
    await visitor.ask('POST /api/appeal.php?link=1', { body: { token, words: 'Dat was ik niet.' } })
    server.clock.forward(GRACE_MS + 1_000)
    const gone = await until(async () => {
      const refused = await visitor.refusal('POST /api/decision.php', { body: { token } })
      expect(refused.error).toBe('email_not_found')
      return refused
    })
    expect(gone.status).toBe(410)
    const { rows } = await server.db.query(
      `select c.status, s.decision from moderation_case c
      join moderation_statement s on s.case_id = c.id where c.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ status: 'appealed', decision: 'ban' }])
  })

  test('comes back by the mailed link and is suspended as before (ACC-13)', async () => {
    const one = await suspended()
    await leave(one)
    const token = await returnToken(one)
    const looked = await one.visitor.ask('POST /api/activation.php?look=1', { body: { token } })
    expect(looked).toMatchObject({ suspended: true })
    const back = await one.visitor.refusal('POST /api/activation.php?return=1', { body: { token } })
    expect(back).toMatchObject({ status: 403, error: 'account_suspended' })
    expect(await shown(one)).toMatchObject({ standing: 'staying' })
    expect(await login(one)).toMatchObject({ error: 'account_suspended' })
  })

  test('leaves by the same link when the time to object is long over', async () => {
    const one = await suspended()
    server.clock.forward(APPEAL_DAYS * DAY_MS + 1_000)
    await until(async () => {
      const { statement } = await one.visitor.ask('POST /api/decision.php', {
        body: { token: one.token },
      })
      expect(statement.may_appeal).toBe(false)
    })
    await leave(one)
    expect(await shown(one)).toMatchObject({ standing: 'leaving' })
  })

  test('whose suspension ends while leaving comes back without it', async () => {
    const one = await suspended('suspend')
    await leave(one)
    server.clock.forward(2 * DAY_MS + 1_000)
    await until(async () => expect(await login(one)).toMatchObject({ error: 'account_leaving' }))
    const token = await returnToken(one)
    const { user } = await one.visitor.ask('POST /api/activation.php?return=1', { body: { token } })
    expect(user.id).toBe(one.bram.id)
  })
})

describe('the mailed link to come back', () => {
  test('says until when it works and changes nothing, and after that it says that it is over (ACC-13)', async () => {
    const anna = await newMember(server)
    const visitor = server.browser()
    const { until: end } = await anna.ask('DELETE /api/user.php', {
      body: { reason: 'pause', password: PASSWORD },
    })
    const token = tokenIn(await mailSaying(server, anna.email, '?back'))
    const look = () => visitor.ask('POST /api/activation.php?look=1', { body: { token } })
    expect(await look()).toEqual({ until: end, suspended: false })
    expect(await look()).toEqual({ until: end, suspended: false })
    await visitor.ask('POST /api/activation.php?return=1', { body: { token } })
    const used = await visitor.refusal('POST /api/activation.php?look=1', { body: { token } })
    expect(used).toMatchObject({ status: 410, error: 'link_invalid' })

    await anna.ask('POST /api/user.php', { body: { email: anna.email, password: PASSWORD } })
    await anna.ask('DELETE /api/user.php', { body: { reason: 'pause', password: PASSWORD } })
    const newer = tokenIn(await server.mailTo(anna.email, 3))
    server.clock.forward(GRACE_MS + 1)
    const late = await visitor.refusal('POST /api/activation.php?look=1', {
      body: { token: newer },
    })
    expect(late).toMatchObject({ status: 410, error: 'link_invalid' })
  })
})
