import { holdDebits, sign, testIban } from './debits.ts'
import { newMember, type SpecMember } from './members.ts'
import type { SpecServer } from './server.ts'

/** Every site lets a member have so many credits before the money of a direct debit. */
export const giveInAdvance = ({ db }: SpecServer, credits: number) =>
  db.query(`update site set settings = settings || jsonb_build_object('debit_advance', $1::int)`, [
    credits,
  ])

let signed = 300
/** A member with a mandate whose debits the bank leaves open. */
export const debtorOf = async (server: SpecServer) => {
  signed++
  const member = await newMember(server)
  const { id } = await sign(member, { nth: signed, iban: testIban(signed) })
  await holdDebits(server, member, id)
  return { member, mandate: id }
}

/** Credits go by a message that is in the books alone. */
export const spend = ({ db }: Pick<SpecServer, 'db'>, member: SpecMember, credits: number) =>
  db.query(
    `with spent as (
      update wallet set balance = balance - $2::int where account_id = $1 returning balance
    ), operation as (select gen_random_uuid() as id)
    insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
    select o.id, $1::uuid, -$2::int, 'message', balance, now() from spent, operation o
    union all
    select o.id, h.id, $2::int, 'message', null, now() from operation o, book m
    join book h on h.site_id = m.site_id and h.kind = 'spent' where m.id = $1`,
    [member.id, credits],
  )
