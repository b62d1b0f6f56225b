import type { Answer } from '#core/contract/contract.ts'
import type { Reason } from '#core/payment/ledger.ts'
import type { Database } from '../database.ts'
import { Payment } from '../schema/payment.ts'
import { type Queryable, statement } from '../statement.ts'
import { orderOf } from './orders.ts'

const ROWS_MAX = 200

type Row = { at: Date; reason: Reason; credits: number; balance: number; about: string | null }

/** What a message was about is who it went to, by the name of today. */
const entries = statement<{ account: string }, Row>(
  'wallet_entries',
  `select e.at, e.reason, e.credits, e.balance_after as balance,
    case e.reason when 'message' then p.name when 'signup' then null else e.operation::text end
      as about
  from (
    select * from ledger_entry where book_id = :account and balance_after is not null
    order by id desc limit ${ROWS_MAX}
  ) e
  left join message m on e.reason = 'message' and m.id = e.operation
  left join conversation c on c.id = m.conversation_id
  left join profile p on p.account_id =
    case when c.starter_id = :account then c.receiver_id else c.starter_id end
  order by e.id desc`,
)

const balance = statement<{ account: string }, { balance: number; owed: number }>(
  'wallet_balance',
  'select balance, owed from wallet where account_id = :account',
)

const walletOf = async (on: Queryable, account: string) => {
  const rows = await entries(on, { account })
  return rows.map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry }))
}

/** Orders and every change of the balance, the latest first. */
export const transactionsOf = async (
  db: Database,
  account: string,
): Promise<Answer<'GET /api/transactions.php'>> => {
  const [orders, wallet, [row]] = await Promise.all([
    db.orm.em
      .fork()
      .find(Payment, { account }, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: ROWS_MAX }),
    walletOf(db.pool, account),
    balance(db.pool, { account }),
  ])
  return { orders: orders.map(orderOf), wallet, credits: row?.balance ?? 0, owed: row?.owed ?? 0 }
}
