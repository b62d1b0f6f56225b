import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAccess } from '#adapters/postgres/embedded/access.ts'
import { browserAt } from '#specs/support/client.ts'
import {
  buy,
  creditsOf,
  message,
  newMember,
  ordered,
  play,
  type SpecMember,
} from '#specs/support/members.ts'
import { eventually, isAlive, type ServerProcess, serverProcess } from '#specs/support/process.ts'
import { type KeptMail, until } from '#specs/support/server.ts'

const SENDERS = 3
const LINES = 4
const BEFORE_THE_KILL = 60
const SIGNUP_CREDITS = 3
const BUNDLE_CREDITS = 150
/** As long as it takes to notice that the one who was at it is gone. */
const WITHIN_MS = 45_000

type Sent = { sender: SpecMember; to: string; id: string }

let dataDir: string
let env: Record<string, string>
let server: ServerProcess
let members: SpecMember[]

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}
const url = () => `http://localhost:${env.PORT}`
const start = async () => {
  server = serverProcess(env)
  if ((await server.address) === null) throw new Error(server.stderr())
}
const browser = () => browserAt(url)
const mailTo = (to: string) =>
  until(async () => {
    const { json } = await browser().send('GET', `/dev/mail.json?${new URLSearchParams({ to })}`)
    const [newest] = (json as { mails: KeptMail[] }).mails
    if (!newest) throw new Error(`No mail to ${to} yet`)
    return newest
  })

const postmaster = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
const killServer = async () => {
  process.kill(server.pid, 'SIGKILL')
  await server.ended
}
const killDatabase = async () => {
  const pid = await postmaster()
  process.kill(pid, 'SIGKILL')
  await eventually('the database is gone', () => !isAlive(pid))
}

const asked = async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
  const { password, port } = readAccess(join(dataDir, 'postgres'))
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password })
  await client.connect()
  try {
    return (await client.query<R>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** No entry without its other half, and no balance that is not the sum of its entries. */
const expectBooksToBalance = async () => {
  const [found] = await asked(`
    select (select coalesce(sum(credits), 0)::int from ledger_entry) as sum,
      (select count(*)::int from wallet left join (
        select book_id, sum(credits) as credits from ledger_entry group by book_id
      ) entries on book_id = account_id where balance <> coalesce(credits, 0)) as wrong`)
  expect(found).toEqual({ sum: 0, wrong: 0 })
}

const post = ({ sender, to, id }: Sent) =>
  sender.call('POST /api/message.php', message(to, `Bericht ${id}`, id)).then(
    ({ status }) => status === 200,
    () => false,
  )

/** Members write to one another without a pause until `kill` has struck: what got no answer is in doubt. */
const trafficUntil = async (kill: () => Promise<void>) => {
  const confirmed: Sent[] = []
  const inDoubt: Sent[] = []
  let struck: Promise<void> | undefined
  const line = async (sender: SpecMember, nth: number) => {
    const to = members[(nth + 1) % members.length]?.id ?? ''
    for (let left = BUNDLE_CREDITS / LINES / 3; left > 1; left--) {
      const sent = { sender, to, id: randomUUID() }
      const isConfirmed = await post(sent)
      ;(isConfirmed ? confirmed : inDoubt).push(sent)
      if (confirmed.length >= BEFORE_THE_KILL) struck ??= kill()
      if (!isConfirmed) return
    }
  }
  await Promise.all(
    members.flatMap((sender, nth) => Array.from({ length: LINES }, () => line(sender, nth))),
  )
  expect(struck, 'the kill has to strike while members write').toBeDefined()
  await struck
  return { confirmed, inDoubt }
}

/** Every message is there once and charged once, with nothing left over. */
const expectOnce = async (sent: Sent[]) => {
  const ids = sent.map(({ id }) => id)
  const [found] = await asked(
    `select (select count(*)::int from message where id = any($1)) as messages,
      (select count(*)::int from ledger_entry where operation = any($1) and credits = -1
        and reason = 'message') as charges,
      (select count(*)::int from ledger_entry where operation = any($1)) as entries,
      (select count(*)::int from message where body like 'Bericht %' and body <> 'Bericht ' || id)
        as strange`,
    [ids],
  )
  const count = ids.length
  expect(found).toEqual({ messages: count, charges: count, entries: 2 * count, strange: 0 })
  await expectBooksToBalance()
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crash-'))
  env = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  await start()
  const site = { browser, mailTo }
  members = await Promise.all(Array.from({ length: SENDERS }, () => newMember(site)))
  for (const member of members) await buy(member, 'credits-150')
}, 120_000)
afterAll(async () => {
  if (isAlive(server.pid)) process.kill(server.pid, 'SIGTERM')
  await server.ended
  await rm(dataDir, { recursive: true, force: true })
})

describe('a kill in the middle of paid messages loses none and doubles none (promise M4)', () => {
  const kills: [what: string, kill: () => Promise<void>, again: () => Promise<void>][] = [
    ['the server', killServer, start],
    ['the database under a server that goes on', killDatabase, async () => undefined],
    [
      'both',
      async () => {
        await Promise.all([killServer(), killDatabase()])
      },
      start,
    ],
  ]

  it.each(kills)(
    'of %s',
    async (_, kill, again) => {
      const { confirmed, inDoubt } = await trafficUntil(kill)
      await again()
      for (const sent of inDoubt) await eventually('the message is taken', () => post(sent))
      const sentTwice = [...confirmed.slice(-10), ...inDoubt]
      expect(await Promise.all(sentTwice.map(post))).toEqual(sentTwice.map(() => true))
      await expectOnce([...confirmed, ...inDoubt])
    },
    90_000,
  )

  it('and what members had and wrote is what they have left', async () => {
    for (const member of members) {
      const [{ written = 0 } = {}] = await asked<{ written: number }>(
        `select count(*)::int as written from ledger_entry
         where book_id = $1 and reason = 'message'`,
        [member.id],
      )
      expect(await creditsOf(member)).toBe(SIGNUP_CREDITS + BUNDLE_CREDITS - written)
    }
  })
})

describe('a webhook that was answered', () => {
  it('grants its credits although the server was killed at once (promise M8)', async () => {
    const [member] = members as [SpecMember]
    const before = await creditsOf(member)
    const { ref } = await ordered(member, 'credits-25')
    await play(member, ref, { status: 'paid', webhook: 'never' })
    const { status } = await browser().send('POST', '/api/webhook.php?provider=sandbox', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ id: ref }).toString(),
    })
    expect(status).toBe(200)
    await killServer()
    await start()
    const isThere = async () => (await creditsOf(member)) > before
    await eventually('the credits are there', isThere, WITHIN_MS)
    expect(await creditsOf(member)).toBe(before + 25)
    await expectBooksToBalance()
  }, 90_000)
})
