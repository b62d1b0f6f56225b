import type { Key } from '#core/contract/contract.ts'
import { asStaff } from './before-changes.ts'
import type { Make } from './changes.ts'
import { collected, debitBody, holdDebits, propose, sign, takeBack } from './debits.ts'
import { newMember } from './members.ts'
import type { SpecServer } from './server.ts'

let asked = 0
/** A number that nobody has used. */
const nextNumber = () => {
  asked++
  return { nth: 400 + asked }
}

/** A member whose bank took the money of a direct debit back. */
export const reversed = async (server: SpecServer) => {
  const member = await newMember(server)
  const { id } = await sign(member, nextNumber())
  await holdDebits(server, member, id)
  const order = await collected(member, id)
  await takeBack(member, order)
  return { member, order, mandate: id }
}

export const debitChanges: Partial<Record<Key, Make>> = {
  'POST /api/direct-debit.php': async (server) => {
    const body = debitBody(nextNumber())
    return {
      browser: await newMember(server),
      said: { body },
      other: { body: { ...body, account_holder: 'B. Jansen' } },
    }
  },
  'PUT /api/direct-debit.php': async (server) => {
    const browser = await newMember(server)
    const { sign: body } = await propose(browser, nextNumber())
    const amount = { ...body.amount, minor: body.amount.minor + 1 }
    return { browser, said: { body }, other: { body: { ...body, amount } } }
  },
  'POST /api/desk-debits.php': async (server) => {
    const { member } = await reversed(server)
    const body = { id: member.id, reason: 'De bank vergiste zich' }
    return {
      browser: await asStaff(server),
      said: { body },
      other: { body: { ...body, reason: 'Anders' } },
    }
  },
}
