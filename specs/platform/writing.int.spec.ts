import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { idempotencyStore } from '#adapters/postgres/platform/idempotency.ts'
import { signIn } from '#core/account/signin/machine.ts'
import type { FirstEvent, Plan } from '#core/kernel/cascade.ts'
import { step } from '#core/kernel/lifecycle.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { createDispatch } from '#server/platform/dispatch.ts'
import { createDeadlineSweep } from '#server/platform/workers/deadlines.ts'
import {
  attempt,
  beginAccount,
  dispatch,
  later,
  NOON,
  newMember,
  planOf,
  storesOfFile,
} from '../harness/database/postgres.ts'

const stores = storesOfFile()

const activate = (id: string): FirstEvent => ({
  to: 'account',
  id,
  event: { type: 'activate', link: 'good', opener: 'known', credits: 3 },
  must: true,
})
const wrong = (id: string, wrongBefore: number): FirstEvent => ({
  to: 'signIn',
  id,
  event: { type: 'wrong', wrongBefore },
  must: true,
})
const beginSignIn = (id: string): FirstEvent => ({
  to: 'signIn',
  id,
  begin: { key: id },
  record: null,
  must: true,
})
const block = async () => {
  const id = randomUUID()
  await dispatch(stores.store, [beginSignIn(id), wrong(id, 9)])
  return id
}

describe('Writing a plan', () => {
  it('lets one of two win that step from the same version, and tells the other', async () => {
    const id = randomUUID()
    await dispatch(stores.store, [beginAccount(id)])
    const planned = await planOf(stores.store, [activate(id)])
    const how = { versions: planned.versions, now: NOON, remember: null }
    const both = await Promise.all([
      stores.store.write(planned.plan, how),
      stores.store.write(planned.plan, how),
    ])
    expect(both.filter((one) => one.written)).toHaveLength(1)
    expect(both).toContainEqual({ written: false, why: 'conflict' })
  })

  it('lets the other try again, with what is true by then', async () => {
    const id = await newMember(stores)
    await expect(attempt(stores.store, [activate(id)])).rejects.toThrow('not_now')
  })

  it('tells whoever begins what has begun already to load it', async () => {
    const id = randomUUID()
    const planned = await planOf(stores.store, [beginAccount(id)])
    const how = { versions: planned.versions, now: NOON, remember: null }
    expect((await stores.store.write(planned.plan, how)).written).toBe(true)
    expect(await stores.store.write(planned.plan, how)).toEqual({ written: false, why: 'conflict' })
  })

  it('gives an address to one account of a site, and to another account on another site', async () => {
    const email = 'sanne@vonk.example'
    const sign = (site: string) =>
      attempt(stores.store, [beginAccount(randomUUID(), { email, site })])
    expect((await sign('vonk')).written).toBe(true)
    expect(await sign('vonk')).toEqual({ written: false, why: 'email_taken' })
    expect((await sign('elsewhere')).written).toBe(true)
  })

  it('remembers an answer with the change, and does either once', async () => {
    const key = randomUUID()
    const remember = { scope: 'signup', key, fingerprint: 'a', answer: { done: [1, null] } }
    const sign = () => attempt(stores.store, [beginAccount(randomUUID())], { remember })
    const written = await Promise.all([sign(), sign(), sign()])
    expect(written.filter((one) => one.written)).toHaveLength(1)
    expect(written.filter((one) => !one.written && one.why === 'already_done')).toHaveLength(2)
    const answers = idempotencyStore(stores.db)
    expect(await answers.find({ scope: 'signup', key })).toEqual({
      fingerprint: 'a',
      answer: { done: [1, null] },
    })
    expect(await answers.find({ scope: 'signup', key: randomUUID() })).toBeNull()
    expect(await answers.find({ scope: 'order', key })).toBeNull()
  })

  it('refuses a stored state that is not whole, lest a premium member become free', async () => {
    const id = await newMember(stores, { premium: true })
    await stores.db.pool.query('update account set state = $2 where id = $1', [
      id,
      { living: { standing: 'active' } },
    ])
    await expect(attempt(stores.store, [activate(id)])).rejects.toThrow('is not a whole state')
  })

  it('counts a version per move, and keeps each move without what a person wrote', async () => {
    const id = await newMember(stores, { credits: 3, premium: true, name: 'Unmistakable' })
    const { rows } = await stores.db.pool.query(
      `select version, event, before, after from move
      where lifecycle = 'account' and entity_id = $1 order by version`,
      [id],
    )
    expect(rows.map(({ version, event }) => [version, event])).toEqual([
      [1, 'begin'],
      [2, 'activate'],
      [3, 'firstPurchase'],
    ])
    expect(rows.slice(1).map(({ before }) => before)).toEqual(
      rows.slice(0, -1).map(({ after }) => after),
    )
    expect(JSON.stringify(rows)).not.toMatch(/Unmistakable|@|hash/)
    expect((await stores.store.load('account', id, NOON))?.version).toBe(3)
  })

  it.each(["update move set event = 'other'", 'delete from move', 'truncate move'])(
    'keeps a history that only grows: "%s" is refused',
    async (statement) => {
      await newMember(stores)
      await expect(stores.db.pool.query(statement)).rejects.toThrow('move only grows')
    },
  )
})

describe('A deadline', () => {
  const due = later(15 * MINUTE_MS)

  it('is kept with the move that sets it, and shows once it has passed', async () => {
    const id = await block()
    const before = await stores.store.load('signIn', id, later(15 * MINUTE_MS - 1))
    expect(before?.overdue).toEqual([])
    const [name] = (await stores.store.load('signIn', id, due))?.overdue ?? []
    expect(name).toBe('xstate.after.blockPeriod.signIn.blocked')
  })

  it('is gone when it has been acted upon', async () => {
    const id = await block()
    const [type] = (await stores.store.load('signIn', id, due))?.overdue ?? []
    const event = { type: type ?? 'xstate.after.none' } as const
    await attempt(stores.store, [{ to: 'signIn', id, event, must: false }], { now: due })
    const loaded = await stores.store.load('signIn', id, due)
    expect(loaded).toMatchObject({ stored: { state: 'open' }, overdue: [] })
  })

  it('is gone when the state that it belongs to has been left', async () => {
    const id = await block()
    const loaded = await stores.store.load('signIn', id, NOON)
    if (!loaded) throw new Error('It was blocked')
    const event = { type: 'xstate.after.blockPeriod.signIn.blocked' } as const
    const left = step(signIn, loaded.stored, event)
    if (!left.moved) throw new Error(left.why)
    const { next, effects, due: set, cancelled } = left
    const move = { to: 'signIn', id, was: loaded.stored, next, effects, due: set } as const
    const plan: Plan = {
      moves: [{ ...move, event: { type: 'right' }, cancelled: [...cancelled, event.type] }],
      posts: [],
      receipts: [],
      jobs: [],
      hints: [],
    }
    const versions = new Map([[`signIn:${id}` as const, loaded.version]])
    await stores.store.write(plan, { versions, now: NOON, remember: null })
    expect((await stores.store.load('signIn', id, due))?.overdue).toEqual([])
  })

  it('is taken by one of two sweepers, and again when the first one died with it', async () => {
    const ids: string[] = await Promise.all(Array.from({ length: 20 }, block))
    const mine = (taken: { id: string }[]) =>
      taken.map(({ id }) => id).filter((id) => ids.includes(id))
    const [one, two] = await Promise.all([
      stores.store.takeOverdue(due, 500),
      stores.store.takeOverdue(due, 500),
    ])
    expect([...mine(one), ...mine(two)].sort()).toEqual([...ids].sort())
    expect(mine(await stores.store.takeOverdue(due, 500))).toEqual([])
    const minuteLater = new Date(due.getTime() + MINUTE_MS)
    expect(mine(await stores.store.takeOverdue(minuteLater, 500)).sort()).toEqual([...ids].sort())
  })

  it('does not end a state that was entered again after a sweeper took it', async () => {
    const id = await block()
    const [name] = (await stores.store.load('signIn', id, due))?.overdue ?? []
    if (!name) throw new Error('It is not overdue')
    await dispatch(stores.store, [{ to: 'signIn', id, event: { type: name }, must: false }], due)
    await dispatch(stores.store, [wrong(id, 9)], due)
    const clock = { now: () => due }
    const { store } = stores
    const sweep = createDeadlineSweep({
      store: { ...store, takeOverdue: async () => [{ to: 'signIn', id, name }] },
      dispatch: createDispatch({
        store,
        idempotencyStore: idempotencyStore(stores.db),
        clock,
        liveHints: { publish: () => undefined },
      }),
      clock,
      log: pino({ level: 'silent' }),
    })
    await sweep(new AbortController().signal)
    expect(await store.load('signIn', id, due)).toMatchObject({ stored: { state: 'blocked' } })
  })

  it('that still stands is taken again after pauses that grow, up to a quarter of a day', async () => {
    const id = await block()
    let minute = 0
    const isTakenAt = async (after: number) => {
      const at = new Date(due.getTime() + after * MINUTE_MS)
      return (await stores.store.takeOverdue(at, 500)).some((one) => one.id === id)
    }
    expect(await isTakenAt(minute)).toBe(true)
    for (const pause of [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]) {
      expect([pause, await isTakenAt(minute + pause - 0.01)]).toEqual([pause, false])
      expect([pause, await isTakenAt(minute + pause)]).toEqual([pause, true])
      minute += pause
    }
  })
})

describe('The wrong passwords of a sign-in', () => {
  it('count since the last right one, and only within the window', async () => {
    const id = randomUUID()
    const right: FirstEvent = { to: 'signIn', id, event: { type: 'right' }, must: true }
    await dispatch(stores.store, [beginSignIn(id), wrong(id, 0)], NOON)
    await dispatch(stores.store, [wrong(id, 1)], later(10 * MINUTE_MS))
    const count = (since: Date) => stores.accounts.wrongPasswordsSince(id, since)
    expect(await count(NOON)).toBe(2)
    expect(await count(later(1))).toBe(1)
    await dispatch(stores.store, [right], later(11 * MINUTE_MS))
    expect(await count(NOON)).toBe(0)
    await dispatch(stores.store, [wrong(id, 0)], later(12 * MINUTE_MS))
    expect(await count(NOON)).toBe(1)
  })
})
