import { expect, test } from 'vitest'
import { until } from '#specs/harness/server/server.ts'
import { NOON, newMember, storesOfFile } from '../../harness/database/postgres.ts'

const stores = storesOfFile()

const waiting = async () =>
  (
    await stores.db.pool.query({
      text: `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
    })
  ).rowCount

test('who takes a consent back at the moment in which their account ends waits without their profile in hand', async () => {
  const anna = await newMember(stores, {
    trafficSource: { slug: 'gay-nl' },
    consent: '1',
  })
  const ending = await stores.db.pool.connect()
  await ending.query({ text: 'begin' })
  await ending.query({
    text: 'select from account where id = $1 for no key update',
    values: [anna],
  })
  const taken = stores.accounts.withdrawConsent(anna, NOON)
  try {
    await until(async () => expect(await waiting()).toBe(1))
    await ending.query({
      text: 'select from profile where account_id = $1 for no key update nowait',
      values: [anna],
    })
  } finally {
    await ending.query({ text: 'rollback' })
    ending.release()
    await taken
  }
  const { rows } = await stores.db.pool.query({
    text: `select seeks, sexuality, traffic_source from profile
    join account on account.id = account_id where account_id = $1`,
    values: [anna],
  })
  expect(rows).toEqual([{ seeks: null, sexuality: null, traffic_source: null }])
})
