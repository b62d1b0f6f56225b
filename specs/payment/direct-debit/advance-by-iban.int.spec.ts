import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { debtorOf, giveInAdvance, spend } from '#specs/harness/server/advances.ts'
import { debited, holdDebits, orderBy, sign, testIban } from '#specs/harness/server/debits.ts'
import { openedAt, refOf, rowsOf } from '#specs/harness/server/kept-methods.ts'
import {
  buy,
  creditsOf,
  newMember,
  play,
  type SpecMember,
  settled,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const ADVANCE = 6
const SIGNUP = 3

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
  await giveInAdvance(server, ADVANCE)
})
afterAll(() => server.stop())

let signed = 700
/** Members who each sign a mandate for the same account at a bank. */
const sharing = async (iban: string, count: number) => {
  const all: { member: SpecMember; mandate: string }[] = []
  for (let nth = 0; nth < count; nth += 1) {
    signed += 1
    const member = await newMember(server)
    const { id } = await sign(member, { nth: signed, iban })
    await holdDebits(server, member, id)
    all.push({ member, mandate: id })
  }
  return all
}
const inAdvance = async (member: SpecMember) =>
  (await member.ask('GET /api/direct-debit.php')).advance

describe('credits in advance of a direct debit', () => {
  it('count once for an IBAN, over all accounts that sign for it (M14)', async () => {
    const [first, ...others] = await sharing(testIban(1), 4)
    if (!first) throw new Error('Nobody has signed')
    const order = await debited(first.member, first.mandate)
    expect(await creditsOf(first.member)).toBe(SIGNUP + ADVANCE)
    for (const { member, mandate } of others) {
      expect(await inAdvance(member)).toBe(0)
      await debited(member, mandate)
      expect(await creditsOf(member)).toBe(SIGNUP)
    }
    await play(first.member, refOf(order), { status: 'paid' })
    await settled(first.member, order.payment_id, 'completed')
    const { member, mandate } = await debtorOf(server)
    await debited(member, mandate)
    expect(await creditsOf(member)).toBe(SIGNUP + ADVANCE)
  })

  it('count once for an IBAN when its accounts order at the same time (M14)', async () => {
    const all = await sharing(testIban(2), 4)
    await Promise.all(
      all.map(async ({ member, mandate }) => {
        const body = orderBy(mandate)
        await member.ask('POST /api/order.php', { body })
        await openedAt(member, body.payment_id)
      }),
    )
    const credits = await Promise.all(all.map(({ member }) => creditsOf(member)))
    expect(credits.toSorted()).toEqual([SIGNUP, SIGNUP, SIGNUP, SIGNUP + ADVANCE])
  })

  it('do not come while another account of the same IBAN owes credits (M14)', async () => {
    const [one, other] = await sharing(testIban(3), 2)
    if (!one || !other) throw new Error('Nobody has signed')
    const bought = await buy(one.member)
    await spend(server, one.member, await creditsOf(one.member))
    await play(one.member, refOf(bought), { aftermath: 'charged_back' })
    await settled(one.member, bought.payment_id, 'chargedBack')
    expect(await inAdvance(other.member)).toBe(0)
  })

  it('know an IBAN by a keyed hash alone, however it is typed', async () => {
    const iban = testIban(4)
    const all = await sharing(iban, 1)
    all.push(...(await sharing(iban.replaceAll(' ', '').toLowerCase(), 1)))
    const rows = await rowsOf(
      server,
      'select iban_mark from debit_mandate where id = any($1::uuid[])',
      [all.map(({ mandate }) => mandate)],
    )
    const [one, other] = rows.map((row) => String(row.iban_mark))
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(other).toBe(one)
  })
})
