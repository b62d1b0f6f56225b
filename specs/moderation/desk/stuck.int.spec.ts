import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '#core/kernel/day.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import * as tokens from '#server/platform/tokens.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const appoint = async ({ id }: SpecMember) =>
  (await server.container.getAsync(tokens.accounts)).setStaffRole(id, 'moderator')

const mailsToOperator = async () => {
  const { support_email } = await server.browser().ask('GET /api/settings.php')
  return server.mailsTo(support_email)
}

/** What the operator is mailed of the day that it is now, once that is over; null without a report. */
const toldOfToday = async () => {
  const day = dayOf(server.clock.now())
  server.clock.forward(DAY_MS)
  await until(async () => {
    const { rows } = await server.db.query(
      `select day from day_report where day = $1 and site_id = 'vonk' and told_at is not null`,
      [day],
    )
    expect(rows).toHaveLength(1)
  })
  return (await mailsToOperator()).find(({ key }) => key === `day:vonk:${day}`) ?? null
}

const decideAlone = async (by: SpecMember, reporter: SpecMember, accused: SpecMember) => {
  const report = { subject: 'member', id: accused.id, reason: 'spam' } as const
  await reporter.ask('POST /api/report.php', { body: report })
  const id = (await by.ask('GET /api/desk.php')).cases[0]?.id ?? ''
  await by.ask('POST /api/desk-claim.php', { body: { id } })
  await by.ask('POST /api/desk-decision.php', {
    body: { id, decision: 'warning', days: null, rule: 'spam', facts: 'Stuurt reclame.' },
  })
  return id
}

describe('An objection that nobody but its own decider could look at', () => {
  it('waits, and the operator is mailed so day by day until somebody else is appointed (MOD-02)', async () => {
    const [eva, anna, bram] = [
      await newMember(server),
      await newMember(server),
      await newMember(server),
    ]
    await server.db.query('update account set staff_role = null')
    await appoint(eva)
    const id = await decideAlone(eva, anna, bram)
    expect((await toldOfToday())?.text ?? '').not.toContain('bezwaar')

    await bram.ask('POST /api/appeal.php', { body: { id, words: 'Dat was ik niet.' } })
    const first = await toldOfToday()
    expect(first?.subject).toContain('bezwaar')
    expect(first?.text).toContain('operator -- appoint')
    expect((await toldOfToday())?.subject).toContain('bezwaar')

    await appoint(await newMember(server))
    expect((await toldOfToday())?.text ?? '').not.toContain('bezwaar')
  })
})
