import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clockText, minuteIn, minuteOf } from '#core/push/sending/quiet-hours.ts'
import type { PushFacts } from '#core/push/sending/rules.ts'
import { FIRST_TIME_ZONE } from '#core/push/sending/values.ts'
import type { NoticeKind } from '#core/push/values.ts'
import * as tokens from '#server/platform/tokens.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import type { Device } from '#specs/harness/server/push-service.ts'
import { until } from '#specs/harness/server/server.ts'
import { startWithDevices, type WithDevices } from '#specs/harness/server/told-devices.ts'
import { report } from '../coverage.ts'
import { isCovered } from '../required.ts'
import { type AnyEvent, moves, type Pair, walksNamed } from '../walk.ts'
import { type Doors, walkApi } from './run.ts'

/** How things stand is set in the tables here, without what led to it. */
const withoutReasons = 'alter table account disable trigger account_suspended_with_reasons'

let site: WithDevices
beforeAll(async () => {
  site = await startWithDevices()
  await site.server.db.query(withoutReasons)
})
afterAll(() => site.stop())

/** A message that waits, of whom it is, and the device that may be told of it. */
type Notice = { from: SpecMember; to: SpecMember; device: Device; conversation: string }

const run = (text: string, values: unknown[]) => site.server.db.query(text, values)

const conduct = `update account set state = jsonb_set(state, '{living,conduct}', $2) where id = $1`
const choose = (column: string) => `insert into push_choice (account_id, ${column}) values ($1, $2)
  on conflict (account_id) do update set ${column} = excluded.${column}`

const fictionalId = async () => {
  const { rows } = await run(
    `select account_id as id from profile where fictional and status = 'active' limit 1`,
    [],
  )
  return (rows[0] as { id: string }).id
}

/** How each fact is made true of a member in the tables, and undone. */
const arrange = async ({ from, to, device, conversation }: Notice, facts: PushFacts) => {
  const { server } = site
  const now = server.clock.now()
  const minute = minuteIn(FIRST_TIME_ZONE, now)
  const text = (at: number) => minuteOf(clockText((at + 1440) % 1440))
  const quiet = facts.isQuiet ? [text(minute - 1), text(minute + 60)] : [null, null]
  const later = new Date(now.getTime() + 60_000)
  const subscription = facts.hasDevice ? JSON.stringify(device.subscription) : null
  await run(conduct, [to.id, JSON.stringify(facts.mayEnter ? 'clear' : 'suspended')])
  await run(conduct, [from.id, JSON.stringify(facts.isThere ? 'clear' : 'suspended')])
  await run('update account set push_subscription = $2 where id = $1', [to.id, subscription])
  await run('update account set notifications_disabled = $2 where id = $1', [
    to.id,
    facts.isOn ? [] : ['push:newMessages', 'push:newLikes'],
  ])
  await run('update conversation set receiver_unread = $2 where id = $1', [
    conversation,
    facts.waits && !facts.onlyFictional ? 1 : 0,
  ])
  await run(choose('on_screen_until'), [to.id, facts.onScreen ? later : null])
  await run(choose('sent'), [to.id, facts.sent])
  await run(choose('sent_since'), [to.id, now])
  await run(`update push_choice set quiet_from = $2, quiet_to = $3 where account_id = $1`, [
    to.id,
    ...quiet,
  ])
  await run('delete from liking where to_id = $1', [to.id])
  if (facts.onlyFictional) {
    const like = 'insert into liking (from_id, to_id, at, is_new) values ($1, $2, $3, true)'
    await run(like, [await fictionalId(), to.id, now])
  }
}
const plain: PushFacts = {
  mayEnter: true,
  hasDevice: true,
  isOn: true,
  waits: true,
  isThere: true,
  onlyFictional: false,
  onScreen: false,
  sent: 0,
  isQuiet: false,
}

/** Until no worker has anything to do for devices any more. */
const allDone = async () => {
  const waiting = `select (select count(*) from push_choice where held_until <= $1)
    + (select count(*) from jobs.job where data ->> 'name' = 'push' and state < 'completed') as n`
  site.server.clock.forward(0)
  await until(async () => {
    expect((await run(waiting, [site.server.clock.now()])).rows).toEqual([{ n: '0' }])
  })
}

const kindOf = ({ onlyFictional }: PushFacts): NoticeKind =>
  onlyFictional ? 'newLikes' : 'newMessages'

/** What the sweeper of unread messages, or of likes, writes when it is time. */
const becomesDue = async ({ to, conversation }: Notice, facts: PushFacts) => {
  const jobQueue = await site.server.container.getAsync(tokens.jobQueue)
  await jobQueue.put({
    name: 'push',
    key: randomUUID(),
    kind: kindOf(facts),
    account: to.id,
    path: '/chats',
    about: conversation,
  })
  await allDone()
}

const hold = `insert into push_choice (account_id, held, held_since, held_until)
  values ($1, $2, $3, $4) on conflict (account_id) do update
  set held = excluded.held, held_since = excluded.held_since, held_until = excluded.held_until`

const quietEnds = async ({ to }: Notice, facts: PushFacts) => {
  const now = site.server.clock.now()
  await run(hold, [to.id, [kindOf(facts)], now, now])
  await allDone()
}

const see = async ({ to, device, conversation }: Notice) => {
  const state = async () => {
    if (site.toldTo(device).length > 0) return 'told'
    const { rows } = await run(
      `select c.receiver_unread as unread, n.held_until as held from conversation c
       left join push_choice n on n.account_id = c.receiver_id where c.id = $1`,
      [conversation],
    )
    const [{ unread, held }] = rows as [{ unread: number; held: Date | null }]
    if (unread === 0) return 'dropped'
    return held && to.id ? 'held' : 'happened'
  }
  return { state: await state(), context: {} }
}

const factsOf = ({ event }: Pair) => event as unknown as PushFacts

/** A notice is asked for once more only by mistake: what has ended stays so. */
const doors: Doors<Notice> = {
  server: () => site.server,
  begin: async () => {
    const from = await newMember(site.server, { gender: 'female', seeks: 'male' })
    const to = await newMember(site.server)
    const device = await site.subscribe(to)
    await from.ask('POST /api/message.php', message(to.id, 'Hoi'))
    await run('update notice_due set pushed = true where account_id = $1', [to.id])
    const { chats } = await to.ask('GET /api/chats.php')
    return { from, to, device, conversation: chats[0]?.conversation ?? '' }
  },
  see,
  eventOf: (_, { event }) => event as AnyEvent,
  ask: async (notice, pair) => {
    const { type } = pair.event as AnyEvent
    const { state } = pair.at
    if (type === 'seen') {
      const body = { conversation: notice.conversation, read_seq: 1 }
      await notice.to.ask('PUT /api/chat.php', { body })
      return { door: 'person', said: null }
    }
    const isIts = type === 'due' ? state === 'happened' : state === 'held'
    if (!isIts) {
      await allDone()
      return { door: 'clock', said: null }
    }
    const facts = factsOf(pair)
    await arrange(notice, facts)
    await (type === 'due' ? becomesDue(notice, facts) : quietEnds(notice, facts))
    await arrange(notice, plain)
    // Nothing came of it, and it goes on waiting for the next that is asked of it.
    if (state === 'held' && !moves(pair)) {
      const later = new Date(site.server.clock.now().getTime() + 3_600_000)
      await run(hold, [notice.to.id, ['newMessages'], site.server.clock.now(), later])
    }
    return { door: 'clock', said: null }
  },
  atOnce: 2,
}

describe('sending to a device, asked of the workers', () => {
  it('does what its chart says at every pair of state and event (PSH-10)', async () => {
    const coverage = await walkApi(walksNamed('pushSending'), doors)
    report(coverage)
    isCovered(coverage)
  })
})
