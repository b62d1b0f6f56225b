import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { LedgerPosting } from '#core/payment/wallet/ledger.ts'
import type { Reason } from '#core/payment/wallet/values.ts'
import { expectBalanced } from '../../harness/database/books.ts'
import { aMember, databaseAt } from '../../harness/database/past.ts'
import {
  expectBooksToBalance,
  NOON,
  newMember,
  storesOfFile,
} from '../../harness/database/postgres.ts'

const stores = storesOfFile()

const post = async (posting: Omit<LedgerPosting, 'operation'>) => {
  const posts = [{ operation: randomUUID(), ...posting }]
  const plan = { moves: [], posts, receipts: [], jobs: [], hints: [] }
  return stores.store.write(plan, { versions: new Map(), now: NOON, remember: null })
}

/** A member without credits who owes 10. */
const newDebtor = async () => {
  const account = await newMember(stores, { credits: 1 })
  const taken = { account, against: 'sales', credits: -11, reason: 'chargeback' } as const
  await post({ ...taken, rest: 'owed' })
  return account
}

const walletOf = async (account: string) => {
  const { credits, owed } = await stores.wallet.transactions(account)
  return { credits, owed }
}

const given: [Reason, LedgerPosting['against']][] = [
  ['bundle', 'sales'],
  ['bundle_again', 'sales'],
  ['chargeback_undone', 'sales'],
  ['signup', 'bonus'],
  ['undelivered', 'spent'],
  ['unanswered', 'spent'],
  ['advance', 'advance'],
]

describe('credits that a member gets while owing others', () => {
  it.each(given)(
    'settle what is owed first when they come as "%s" (M13)',
    async (reason, against) => {
      const account = await newDebtor()
      await post({ account, against, credits: 4, reason })
      expect(await walletOf(account)).toEqual({ credits: 0, owed: 6 })
      await post({ account, against, credits: 13, reason })
      expect(await walletOf(account)).toEqual({ credits: 7, owed: 0 })
      await expectBooksToBalance(stores)
    },
  )

  it('are never spendable while others are owed, whichever statement writes them (M13)', async () => {
    const account = await newDebtor()
    const set = stores.db.pool.query('update wallet set balance = 13 where account_id = $1', [
      account,
    ])
    await expect(set).rejects.toThrow('wallet_owed_or_spendable_check')
  })
})

describe('the migration that settles what is owed', () => {
  it('takes what is owed off credits that were spendable, with entries on both sides (M3, M13)', async () => {
    const { client, goOn } = await databaseAt('123-terms-shown-by-each-server')
    const account = await aMember(client)
    await client.query(
      `insert into wallet (account_id, balance, started, owed) values ($1, 0, 0, 0)`,
      [account],
    )
    await client.query(`insert into book (id, site_id, kind) values ($1, 'vonk', 'member')`, [
      account,
    ])
    await client.query(
      `with moved as (update wallet set balance = 13, owed = 10 where account_id = $1), house as (
        select id, kind from book where site_id = 'vonk' and kind in ('bonus', 'owed')
      )
      insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
      select $1::uuid, $1::uuid, 13, 'signup', 13, now()
      union all select $1, id, -13, 'signup', null, now() from house where kind = 'bonus'`,
      [account],
    )
    await goOn()
    const { rows } = await client.query('select balance, owed from wallet')
    expect(rows).toEqual([{ balance: 3, owed: 0 }])
    await expectBalanced(client)
  })
})
