import { randomUUID } from 'node:crypto'
import { idempotencyStore } from '#adapters/postgres/platform/idempotency.ts'
import type { Job } from '#core/kernel/jobs.ts'
import type { LifecycleStore } from '#core/kernel/ports.ts'
import type { Entry } from '#core/payment/wallet/ledger.ts'
import { siteOf } from '#server/demo/site.ts'
import { refundActOf } from '#server/operator/refund.ts'
import type { Alarms } from '#server/payment/alarms.ts'
import { createProviders } from '#server/payment/checkout/providers.ts'
import { createGiveBack, createRefundPayment } from '#server/payment/refund/refund.ts'
import { createSettlePayment } from '#server/payment/settle-payment.ts'
import { createWithdrawals } from '#server/payment/withdrawal/withdraw.ts'
import { createDispatch } from '#server/platform/dispatch.ts'
import { beginAccount, later, type Stores, send } from '#specs/harness/database/postgres.ts'
import { only } from './only.ts'
import { scriptedBank } from './scripted-bank.ts'
import type { Stage } from './stage.ts'

const site = siteOf('vonk.example')

/** Keeps what work each write has left, beside the queue that it is written to. */
const withJobs = (store: LifecycleStore, jobs: Job[]): LifecycleStore => ({
  ...store,
  write: async (plan, how) => {
    const wrote = await store.write(plan, how)
    if (wrote.written) jobs.push(...plan.jobs)
    return wrote
  },
})

const entries = `
  select e.reason, -e.credits as credits from ledger_entry e join book b on b.id = e.book_id
  where e.operation = $1 and b.kind = 'sales' order by e.id`

const signed = `
  insert into mandate (id, site_id, account_id, provider, ref, method, live, given_at, consent)
  select $1, site_id, id, 'bank', $1::uuid::text, 'directdebit', true, now(), 'played'
  from account where id = $2`

/**
 * A stage on Postgres, where what happens at once meets in the database; its clock goes on by a
 * millisecond whenever it is looked at, from noon. Messages go to `friend`.
 */
export const postgresStage = (
  { store: kept, db, payments, chats }: Pick<Stores, 'store' | 'db' | 'payments' | 'chats'>,
  friend: string,
) => {
  const bank = scriptedBank()
  const alarms: string[] = []
  const jobs: Job[] = []
  const store = withJobs(kept, jobs)
  const answers = idempotencyStore(db)
  let passedMs = 0
  const clock = { now: () => later(passedMs++) }
  const liveHints = { publish: () => undefined }
  const dispatch = createDispatch({ store, idempotencyStore: answers, clock, liveHints })
  const providers = createProviders([bank.provider])
  const settlePayment = createSettlePayment({
    dispatch,
    store,
    providers,
    log: only('log', {}),
    alarms: only<Alarms>('alarms', { raise: (what) => void alarms.push(what) }),
  })
  const { look, withdraw } = createWithdrawals({ dispatch, store, payments, clock })
  const giveBack = createGiveBack({ dispatch, store })
  const stage: Stage = {
    store,
    dispatch,
    settlePayment,
    now: clock.now,
    newId: randomUUID,
    giveBack: (request) =>
      giveBack({ ...request, log: (amount) => refundActOf(request.payment, null, amount) }),
    refund: createRefundPayment({
      dispatch,
      store,
      idempotencyStore: answers,
      payments,
      providers,
      settlePayment,
      clock,
    }),
    withdraw: async (account, payment) => {
      const open = await look({ site, account })
      const unused = open.find(({ lot }) => lot.payment === payment)?.terms.unused ?? 0
      const body = { payment_id: payment, credits: unused }
      const done = await withdraw({ site, account, body, key: null })
      if ('refused' in done) return done.refused.error
      if (!done.order.withdrawal) throw new Error(`${payment} is not withdrawn from`)
      return done.order.withdrawal
    },
    spend: async (account, messages) => {
      for (let sent = 0; sent < messages; sent += 1) {
        const { written } = await send({ store, chats }, { by: account, to: friend }, clock.now())
        if (!written) return sent
      }
      return messages
    },
    signed: async (account) => {
      const id = randomUUID()
      await db.pool.query(signed, [id, account])
      return id
    },
    jobs: () => jobs.splice(0),
    beginMember: (id) => [
      beginAccount(id),
      { to: 'timeBonus', id, begin: { account: id }, record: null, must: true },
    ],
    walletOf: (account) =>
      payments.balance(account).then(({ credits: balance, owed }) => ({ balance, owed })),
    entriesOf: async (payment) =>
      (await db.pool.query<Pick<Entry, 'reason' | 'credits'>>(entries, [payment])).rows,
  }
  return { stage, bank, alarms }
}
