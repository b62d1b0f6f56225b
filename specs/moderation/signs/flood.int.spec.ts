import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatStore } from '#adapters/postgres/chat/store.ts'
import { HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import {
  CONTACT_OPENERS,
  NEW_CHATS_PER_DAY,
  SAME_OPENER_OTHERS,
} from '#core/moderation/signs/rules.ts'
import { openingOf } from '#server/chat/opening.ts'
import {
  NOON,
  newMember,
  openStores,
  pairOf,
  type Stores,
} from '#specs/harness/database/postgres.ts'
import { nodesOf } from '#specs/harness/database/query-plan.ts'
import { record } from '#specs/harness/support/record.ts'

const LETTERS = 'heyheb je zin om met mij uit te gaan'
/** What one who sends without end has sent within a day, and within the day before it. */
const FLOOD = 1_000
/** First messages of all others. */
const OF_OTHERS = 20_000

type Kind = { count: number; agoMs?: number; letters?: string; contact?: boolean; one?: boolean }

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
  for (let nth = 0; nth < 5; nth += 1) {
    await sent(await newMember(stores), { count: OF_OTHERS / 5, letters: `dag ${nth}` })
  }
})
afterAll(() => stores.close())

/** `one`: all of them to one other. */
const sent = async (
  sender: string,
  { count, agoMs = MINUTE_MS, letters = '', contact = false, one = false }: Kind,
) => {
  const at = new Date(NOON.getTime() - agoMs)
  await stores.db.pool.query({
    text: `insert into opener (account_id, at, message_id, conversation_id, hash, contact)
    select $1, $2::timestamptz - nth * interval '1 millisecond', gen_random_uuid(),
      case when $6 then $1 else gen_random_uuid() end, opener_hash($4), $5
    from generate_series(1, $3::int) nth`,
    values: [sender, at, count, letters === '' ? null : letters, contact, one],
  })
}

const asked = (sender: string, recipient: string) => ({
  sender,
  recipient,
  conversation: pairOf(sender, recipient),
  message: randomUUID(),
  letters: LETTERS,
  now: NOON,
})

/** What is counted of a sender, and how many rows were read for it. */
const counted = async (sender: string) => {
  const { on, recorded } = record(stores.db)
  const query = asked(sender, await newMember(stores))
  const facts = await chatStore(on).sendFacts(query)
  if (!facts?.opener) throw new Error('Nothing was counted')
  const [statement] = recorded
  if (!statement) throw new Error('Nothing was asked')
  await stores.db.pool.query({ text: 'vacuum analyze opener' })
  const { rows } = await stores.db.pool.query({
    text: `explain (analyze, format json) ${statement.text}`,
    values: statement.values,
  })
  const read = nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    .filter((node) => node['Relation Name'] === 'opener')
    .reduce((sum, node) => sum + (node['Actual Rows'] ?? 0), 0)
  return { facts, counts: facts.opener, read }
}

describe('What is counted of first messages', () => {
  test('reads as much as its thresholds ask for, however many one sends (MOD-05)', async () => {
    const bram = await newMember(stores)
    await sent(bram, { count: FLOOD, agoMs: 30 * HOUR_MS, letters: 'iets anders', contact: true })
    await sent(bram, { count: FLOOD, agoMs: 2 * HOUR_MS, letters: LETTERS, contact: true })
    const { facts, counts, read } = await counted(bram)
    expect(read).toBeLessThanOrEqual(NEW_CHATS_PER_DAY + CONTACT_OPENERS + SAME_OPENER_OTHERS)
    const all = { ...counts, inDay: FLOOD, same: FLOOD, contacts: FLOOD }
    const more = { message: { body: 'Kijk op www.voorbeeld.nl' } }
    const found = openingOf(more, facts)
    expect(found?.signs).toEqual(['many_chats', 'same_opener', 'contact'])
    expect(found).toEqual(openingOf(more, { ...facts, opener: all }))
    expect(counts).toMatchObject({ inHour: 0, same: SAME_OPENER_OTHERS })
  })

  test('is exact below each threshold (MOD-05)', async () => {
    const bram = await newMember(stores)
    await sent(bram, { count: 2, agoMs: 25 * HOUR_MS, letters: LETTERS, contact: true })
    await sent(bram, { count: 7, agoMs: 3 * HOUR_MS })
    await sent(bram, { count: 2, agoMs: 2 * HOUR_MS, letters: LETTERS, contact: true })
    await sent(bram, { count: 6 })
    const { counts } = await counted(bram)
    expect(counts).toMatchObject({ inHour: 6, inDay: 15, same: 2, contacts: 2 })
  })

  test('takes what one other got again and again for one (MOD-05)', async () => {
    const bram = await newMember(stores)
    await sent(bram, { count: FLOOD / 100, letters: LETTERS, one: true })
    await sent(bram, { count: 2, agoMs: 2 * HOUR_MS, letters: LETTERS })
    const { counts } = await counted(bram)
    expect(counts).toMatchObject({ same: 3 })
  })
})
