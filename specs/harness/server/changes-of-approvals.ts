import { asStaff } from './before-changes.ts'
import type { Make } from './changes.ts'
import { buy, newMember, type SpecMember } from './members.ts'

const reason = 'Ticket 4411'

/** Who works here says why they look at somebody. */
export const lookUp = (staff: Pick<SpecMember, 'ask'>, id: string) =>
  staff.ask('POST /api/desk-member.php', { body: { text: id, reason } })

/** What two people decide together, and what support does for a member. */
export const approvalChanges = {
  'POST /api/desk-approval.php': async (server) => {
    const staff = await asStaff(server)
    const { id } = await newMember(server)
    const said = (credits: number) => ({
      body: { kind: 'gift_credits', account: id, credits, reason },
    })
    return { browser: staff, said: said(5), other: said(6) }
  },
  'PUT /api/desk-approval.php': async (server) => {
    const [eva, finn] = [await asStaff(server), await asStaff(server)]
    const ids: string[] = []
    for (const { id: account } of [await newMember(server), await newMember(server)]) {
      const body = { kind: 'gift_credits', account, credits: 5, reason } as const
      ids.push((await eva.ask('POST /api/desk-approval.php', { body })).id)
    }
    const said = (id: string | undefined) => ({ body: { id, outcome: 'confirmed' } })
    return { browser: finn, said: said(ids[0]), other: said(ids[1]) }
  },
  'POST /api/desk-refund.php': async (server) => {
    const staff = await asStaff(server)
    const { payment_id: payment } = await buy(await newMember(server))
    const said = (minor: number) => ({ body: { payment, minor, reason } })
    return { browser: staff, said: said(100), other: said(101) }
  },
  'POST /api/desk-member.php': async (server) => {
    const [one, other] = [await newMember(server), await newMember(server)]
    const said = (text: string) => ({ body: { text, reason } })
    return { browser: await asStaff(server), said: said(one.id), other: said(other.id) }
  },
  'PUT /api/desk-member.php': async (server) => {
    const staff = await asStaff(server)
    const [one, other] = [await newMember(server), await newMember(server)]
    for (const { id } of [one, other]) await lookUp(staff, id)
    const said = (id: string) => ({ body: { id, act: 'log_out' } })
    return { browser: staff, said: said(one.id), other: said(other.id) }
  },
} satisfies Record<string, Make>
