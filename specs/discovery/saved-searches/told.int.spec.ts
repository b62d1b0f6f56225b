import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { savedSearchStore } from '#adapters/postgres/discovery/saved-searches/store.ts'
import { type Database, openDatabase } from '#adapters/postgres/platform/database.ts'
import { jobQueue, type PostgresJobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { noticeChannel } from '#core/account/settings/notifications.ts'
import { mayBeToldFrom, nextLook } from '#core/discovery/saved-searches/rules.ts'
import { dayOf } from '#core/kernel/day.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { createNewMembersSweep } from '#server/discovery/saved-searches/tell-new-members.ts'
import * as tokens from '#server/platform/tokens.ts'
import type { Sweep } from '#server/platform/workers/sweep.ts'
import { lotsOf } from '#specs/harness/database/random-search.ts'
import { bar, confirm, joined } from '#specs/harness/database/strangers.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'
import { NEVER, type SpecServer, startServer } from '#specs/harness/server/server.ts'

const HISTORIES = triesOf('discovery/saved-searches/told.int.spec.ts')
const STEPS = 14

let server: SpecServer
let other: { db: Database; queue: PostgresJobQueue }
let nodes: Sweep[]
let searches: ReturnType<typeof savedSearchStore>
beforeAll(async () => {
  server = await startServer({ pace: NEVER })
  const db = await openDatabase(server.databaseUrl)
  other = { db, queue: jobQueue(db, { log: () => undefined }) }
  searches = savedSearchStore(db, other.queue)
  const get = server.container.getAsync.bind(server.container)
  // Notices stay as they were put.
  await (await get(tokens.workers)).stop()
  const parts = {
    sites: await get(tokens.sites),
    geocoder: await get(tokens.geocoder),
    log: await get(tokens.log),
    clock: server.clock,
  }
  nodes = [await get(tokens.savedSearches), searches].map((savedSearches) =>
    createNewMembersSweep({ ...parts, savedSearches }),
  )
})
afterAll(async () => {
  await other.queue.stop()
  await other.db.close()
  await server.stop()
})

const { signal } = new AbortController()
/** Both nodes look at once. */
const sweep = () => Promise.all(nodes.map((node) => node(signal)))

const set = (id: string, change: string) =>
  server.db.query(`update profile set ${change} where account_id = $1`, [id])

/** The notices of a member so far, by the day that names each. */
const told = async (account: string) => {
  const { rows } = await server.db.query<{ name: string; key: string }>(
    `select data ->> 'name' as name, data ->> 'key' as key from jobs.job
    where data ->> 'account' = $1 order by created_on`,
    [account],
  )
  return rows.map(({ name, key }) => `${name} ${key}`)
}

type Person = { id: string; real: boolean; isOpen: boolean; isConfirmed: boolean; barred: boolean }

/** A member with a saved search in a place of their own, and what they should be told by the rules. */
const watcher = async (lot: () => number) => {
  const region = `Streek ${randomUUID()}`
  const id = await joined(server.db, { region })
  const disabled = [lot() < 0.3 ? 'push:newMembers' : '', lot() < 0.3 ? 'email:newMembers' : '']
  const hasDevice = lot() < 0.5
  await server.db.query(
    'update account set notifications_disabled = $2, push_subscription = $3 where id = $1',
    [id, disabled.filter(Boolean), hasDevice ? { endpoint: 'https://push.example/1' } : null],
  )
  const wishes = { gender: 'any', country: 'NL', countryregion: region }
  const search = { id: randomUUID(), name: null, wishes, notify: true }
  await searches.save(id, search, server.clock.now())
  return { id, region, search, channel: noticeChannel('newMembers', { hasDevice, disabled }) }
}

/** One history, with a model beside it that holds whom the member has still to be told of. */
const live = async (seed: number) => {
  const lot = lotsOf(seed)
  const me = await watcher(lot)
  const people: Person[] = []
  const order: Person[] = []
  const expected: string[] = []
  let mark = 0
  let toldOn: string | null = null
  let nextAt = new Date(0)
  const late: { person?: Person | undefined; commit?: (() => Promise<void>) | undefined } = {}

  const add = async ({
    real = true,
    isConfirmed = true,
    on = server.db as Parameters<typeof joined>[0],
  } = {}) => {
    const id = await joined(on, { region: me.region, confirmed: isConfirmed, fictional: !real })
    const person = { id, real, isOpen: true, isConfirmed, barred: false }
    people.push(person)
    if (isConfirmed) order.push(person)
    return person
  }
  /** Who signs up in a transaction that lasts. */
  const begin = async () => {
    const client = await server.db.connect()
    await client.query('begin')
    const person = await add({ on: client })
    const commit = async () => {
      await client.query('commit')
      client.release()
      late.person = undefined
      late.commit = undefined
    }
    late.person = person
    late.commit = commit
  }
  const one = (which: (person: Person) => boolean) => {
    const fit = people.filter((person) => which(person) && person !== late.person)
    return fit[Math.floor(lot() * fit.length)]
  }
  const look = async () => {
    server.clock.forward(Math.floor(lot() * 20 * HOUR_MS))
    await sweep()
    const now = server.clock.now()
    if (nextAt <= now) {
      if (mayBeToldFrom(now, toldOn) <= now) {
        const barrier = late.person ? order.indexOf(late.person) : order.length
        const news = order
          .slice(mark, barrier)
          .some(({ real, isOpen, barred }) => real && isOpen && !barred)
        mark = barrier
        if (news && me.channel) {
          toldOn = dayOf(now)
          expected.push(`${me.channel === 'push' ? 'push' : 'mail'} newMembers:${me.id}:${toldOn}`)
        }
      }
      nextAt = nextLook(now, toldOn)
    }
    expect(await told(me.id), `seed ${seed}`).toEqual(expected)
  }
  const steps: (() => Promise<unknown>)[] = [
    () => add(),
    () => add({ real: false }),
    () => add({ isConfirmed: false }),
    async () => {
      const person = one(({ isConfirmed }) => !isConfirmed)
      if (!person) return
      await confirm(server.db, person.id)
      person.isConfirmed = true
      if (person.isOpen) order.push(person)
    },
    async () => {
      const person = one(({ isOpen, isConfirmed }) => isOpen && isConfirmed)
      if (!person) return
      await set(person.id, lot() < 0.5 ? 'visible = false' : `status = 'disabled'`)
      person.isOpen = false
    },
    async () => {
      const person = one(({ isOpen }) => !isOpen)
      if (!person) return
      await set(person.id, `visible = true, status = 'active'`)
      person.isOpen = true
    },
    async () => {
      const person = one(({ barred }) => !barred)
      if (!person) return
      await bar(
        server.db,
        ...((lot() < 0.5 ? [me.id, person.id] : [person.id, me.id]) as [string, string]),
      )
      person.barred = true
    },
    async () => (late.commit ? late.commit() : begin()),
    look,
    look,
    look,
  ]
  try {
    for (let nth = 0; nth < STEPS; nth += 1) await steps[Math.floor(lot() * steps.length)]?.()
  } finally {
    await late.commit?.()
  }
  await look()
  const asked = {
    site: 'vonk',
    viewer: me.id,
    query: { gender: 'any' as const, country: 'NL', region: me.region },
    now: server.clock.now(),
  }
  const {
    upto,
    searches: [mine],
  } = await searches.all(me.id)
  const shown = order.filter(({ isOpen, barred }) => isOpen && !barred)
  expect(await searches.newcomers(asked, { seen: mine?.seen ?? '', upto })).toEqual({
    real: shown.filter(({ real }) => real).length,
    fictional: shown.filter(({ real }) => !real).length,
  })
  await searches.remove(me.id, me.search.id)
  return expected.length
}

describe('new members that fit a saved search', () => {
  test(`are told of once each, and nobody else, at most once a day, in ${HISTORIES} histories with two nodes (DSC-11)`, async () => {
    let notices = 0
    for (let seed = 1; seed <= HISTORIES; seed += 1) notices += await live(seed)
    expect(notices).toBeGreaterThan(HISTORIES / 2)
  }, 300_000)
})
