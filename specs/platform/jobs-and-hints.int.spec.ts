import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { jobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { liveHints } from '#adapters/postgres/platform/live-hints.ts'
import type { Hint, Job } from '#core/kernel/jobs.ts'
import { LOOKER } from '#specs/harness/database/database.ts'
import { attempt, beginAccount, openStores, type Stores } from '../harness/database/postgres.ts'

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

const soon = { timeout: 10_000, interval: 10 }
const silent = { log: () => undefined }

describe('A job', () => {
  /** Handles jobs until the test ends; what is not this test's own is let pass. */
  const working = async (
    handler: (job: Job) => Promise<void>,
    log: (line: string) => void = () => undefined,
  ) => {
    const work = jobQueue(stores.db, { log })
    onTestFinished(() => work.stop())
    await work.handle(handler)
    return work
  }
  const open = (payment: string): Job => ({ name: 'openPayment', key: `open:${payment}`, payment })

  it('is done after the move that caused it, and never without it', async () => {
    const done: Job[] = []
    await working(async (job) => void done.push(job))
    const [kept, refused] = [randomUUID(), randomUUID()]
    const email = `${kept}@vonk.example`
    await attempt(stores.store, [beginAccount(kept, { email })])
    expect(await attempt(stores.store, [beginAccount(refused, { email })])).toMatchObject({
      why: 'email_taken',
    })
    await vi.waitFor(() => expect(done).toHaveLength(1), soon)
    expect(done[0]).toEqual({
      name: 'mail',
      key: `activation:${kept}`,
      about: kept,
      template: 'activation',
      account: kept,
    })
  })

  it('of one key is done once, however often it is put', async () => {
    const done: (string | null)[] = []
    const work = await working(async ({ key }) => void done.push(key))
    const [once, last] = [open(randomUUID()), open(randomUUID())]
    await Promise.all([work.put(once), work.put(once), work.put(once)])
    await vi.waitFor(() => expect(done).toContain(once.key), soon)
    await work.put(once)
    await work.put(last)
    await vi.waitFor(() => expect(done).toContain(last.key), soon)
    expect(done.filter((key) => key === once.key)).toHaveLength(1)
  })

  it('without a key is done each time it is put', async () => {
    const done: Job[] = []
    const work = await working(async (job) => void done.push(job))
    const job: Job = { name: 'chats', key: null, task: 'align', account: randomUUID() }
    await Promise.all([work.put(job), work.put(job)])
    await vi.waitFor(() => expect(done).toEqual([job, job]), soon)
  })

  it('that throws is tried again, and neither log nor table tells whom it concerned', async () => {
    const lines: string[] = []
    const job = open(randomUUID())
    let tries = 0
    const handler = async ({ key }: Job) => {
      if (key !== job.key) return
      tries += 1
      if (tries === 1) throw new TypeError('eva@vonk.example is away')
    }
    const work = await working(handler, (line) => lines.push(line))
    await work.put(job)
    await vi.waitFor(() => expect(tries).toBe(2), soon)
    expect(lines).toEqual([`The job openPayment ${job.key} failed at try 1: TypeError.`])
    const { rows } = await stores.db.pool.query('select output from jobs.job where data @> $1', [
      { key: job.key },
    ])
    expect(JSON.stringify(rows)).not.toContain('eva@')
  })
})

describe('Live hints', () => {
  const wired = async () => {
    const heard: Hint[] = []
    const one = liveHints(stores.db, silent)
    await one.start()
    onTestFinished(() => one.stop())
    onTestFinished(one.subscribe((hint) => heard.push(hint)))
    return { one, heard }
  }
  type OfAccount = Extract<Hint, { account: string }>
  const hint = (about: OfAccount['about'] = 'chats'): OfAccount => ({
    account: randomUUID(),
    about,
  })

  it('of one node reach the pages of all', async () => {
    const [here, there] = [await wired(), await wired()]
    const sent = { ...hint(), id: randomUUID() }
    here.one.publish([sent])
    await vi.waitFor(() => expect([here.heard, there.heard]).toEqual([[sent], [sent]]), soon)
  })

  it('that say the same at once arrive as one', async () => {
    const { one, heard } = await wired()
    const [same, other] = [hint('likes'), hint('user')]
    one.publish([same, same])
    one.publish([same, other])
    await vi.waitFor(() => expect(heard).toEqual([same, other]), soon)
  })

  it('of two causes at once name neither', async () => {
    const { one, heard } = await wired()
    const [mine, ours] = [hint('likes'), hint('chats')]
    const by = randomUUID()
    one.publish([{ ...mine, by }])
    one.publish([{ ...mine, by }])
    one.publish([{ ...ours, by }])
    one.publish([ours])
    await vi.waitFor(() => expect(heard).toEqual([{ ...mine, by }, ours]), soon)
  })

  it('arrive however many there are', async () => {
    const { one, heard } = await wired()
    const many = Array.from({ length: 1_000 }, () => ({ ...hint(), id: randomUUID() }))
    one.publish(many)
    await vi.waitFor(() => expect(heard).toEqual(many), soon)
  })

  it('no longer reach whoever has gone', async () => {
    const { one, heard } = await wired()
    const gone: Hint[] = []
    one.subscribe((each) => gone.push(each))()
    one.publish([hint()])
    await vi.waitFor(() => expect(heard).toHaveLength(1), soon)
    expect(gone).toEqual([])
  })

  it('come again after their connections were cut', async () => {
    const { one, heard } = await wired()
    one.publish([hint()])
    await vi.waitFor(() => expect(heard).toHaveLength(1), soon)
    const { rowCount } = await stores.db.pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and (query like 'listen %' or query like '%pg_notify%')
        and pid <> pg_backend_pid()`)
    expect(rowCount).toBeGreaterThan(0)
    const knock = () => {
      one.publish([hint('payment')])
      expect(heard.at(-1)?.about).toBe('payment')
    }
    await vi.waitFor(knock, { ...soon, interval: 50 })
  })

  it('end when they are closed, and leave no connection behind', async () => {
    const one = liveHints(stores.db, silent)
    await one.start()
    one.publish([hint()])
    await one.stop()
    const count = async () => {
      const { rows } = await stores.db.pool.query(`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and query like 'listen %'`)
      return rows[0].count
    }
    await vi.waitFor(async () => expect(await count()).toBe(0), soon)
  })
})

describe('A database', () => {
  it('that is closed leaves no connection of ours behind', async () => {
    const other = await openStores()
    await other.wallet.transactions(randomUUID())
    const client = new pg.Client({ connectionString: other.db.url })
    await client.connect()
    const count = async () => {
      const { rows } = await client.query(`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
          and application_name <> '${LOOKER}'`)
      return rows[0].count
    }
    expect(await count()).toBeGreaterThan(1)
    await other.work.stop()
    await other.db.close()
    await vi.waitFor(async () => expect(await count()).toBe(0), soon)
    await client.end()
  })
})
