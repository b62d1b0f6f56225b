import { asStaff } from './before-changes.ts'
import { newMember, type SpecMember } from './members.ts'
import type { SpecServer } from './server.ts'

/** A suspension that ends by itself, by a case of its own. */
export const suspendForWeek = async (
  server: SpecServer,
  staff: Pick<SpecMember, 'ask'>,
  id: string,
) => {
  const reporter = await newMember(server)
  await reporter.ask('POST /api/report.php', { body: { subject: 'member', id, reason: 'spam' } })
  const [report] = (await reporter.ask('GET /api/safety.php')).reports
  const body = { id: report?.case ?? '' }
  await staff.ask('POST /api/desk-claim.php', { body })
  const said = { decision: 'suspend', days: 7, rule: 'spam', facts: 'Steeds hetzelfde.' } as const
  await staff.ask('POST /api/desk-decision.php', { body: { ...body, ...said } })
}

/** A suspension for good takes two people to lift. */
export const liftByTwo = async (
  server: Parameters<typeof asStaff>[0],
  account: string,
  eva: Pick<SpecMember, 'ask'>,
  finn?: Pick<SpecMember, 'ask'>,
) => {
  const body = { kind: 'lift_ban', account, reason: 'Was iemand anders' } as const
  const { id } = await eva.ask('POST /api/desk-approval.php', { body })
  const second = finn ?? (await asStaff(server))
  await second.ask('PUT /api/desk-approval.php', { body: { id, outcome: 'confirmed' } })
}
