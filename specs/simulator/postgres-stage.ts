import { randomUUID } from 'node:crypto'
import { dispatcher } from '#server/dispatch.ts'
import type { Alarms } from '#server/payment/alarms.ts'
import { providersOf } from '#server/payment/providers.ts'
import { settling } from '#server/payment/settle.ts'
import { balanceOf, beginAccount, NOON, type Stores } from '#specs/postgres/support.ts'
import { only } from './only.ts'
import { type Stage, scriptedBank } from './schedules.ts'

/** A stage on Postgres, where what is heard at once meets in the database; it is always noon. */
export const postgresStage = ({ store, db }: Pick<Stores, 'store' | 'db'>) => {
  const { provider, script } = scriptedBank()
  const alarms: string[] = []
  const wire = { publish: () => undefined }
  const dispatch = dispatcher({ store, clock: { now: () => NOON }, wire })
  const stage: Stage = {
    store,
    dispatch,
    settle: settling({
      ...{ dispatch, store, providers: providersOf([provider]), log: only('log', {}) },
      alarms: only<Alarms>('alarms', { raise: (what) => void alarms.push(what) }),
    }),
    newId: randomUUID,
    beginMember: (id) => [
      beginAccount(id),
      { to: 'timeBonus', id, begin: { account: id }, record: null, must: true },
    ],
    balanceOf: (account) => balanceOf({ db }, account),
    entriesOf: async (payment, account) => {
      const { rows } = await db.pool.query<{ reason: string; credits: number }>(
        'select reason, credits from ledger_entry where operation = $1 and book_id = $2',
        [payment, account],
      )
      return rows
    },
    now: () => NOON,
  }
  return { stage, script, alarms }
}
