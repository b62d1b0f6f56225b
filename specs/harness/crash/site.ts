import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readAccess } from '#adapters/postgres/platform/embedded/access.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#adapters/postgres/platform/embedded/embedded.ts'
import { type Browser, browserAt } from '#specs/harness/server/client.ts'
import type { MailServer } from '#specs/harness/server/mail-server.ts'
import { wordsOf } from '#specs/harness/server/mail-server.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type KeptMail, until } from '#specs/harness/server/server.ts'
import { freePort } from '#specs/harness/support/free-port.ts'
import { eventually, isAlive } from '#specs/harness/support/process.ts'
import { type CuttingProxy, proxyTo } from './proxy.ts'
import { type SilencingProxy, silencingProxyTo, throughPort } from './silence.ts'
import { type SiteServer, siteServer } from './site-server.ts'
import { ageUnfinished } from './unfinished.ts'

/** The product in a process of its own, which can be killed at any moment. */
export type CrashSite = {
  members: SpecMember[]
  browser(): Browser
  mailsTo(address: string): Promise<KeptMail[]>
  /** What stands between members and the server, and between the server and its database. */
  door: CuttingProxy
  /** Null where the database is the server's own. */
  wire: CuttingProxy | null
  /** The same with a line that can be silent. */
  line: SilencingProxy | null
  /** Where the server is reached. */
  url: string
  /** What the server has said so far. */
  stdout(): string
  /** The database's own process. */
  postmaster(): Promise<number>
  start(): Promise<void>
  /** Sends SIGTERM and waits for the end. */
  stopServer(): Promise<void>
  takeFaults: SiteServer['takeFaults']
  slowest: SiteServer['slowest']
  /** The folder that it keeps all in; `moveTo` has the next start take another one. */
  dataDir(): string
  moveTo(dataDir: string): void
  killServer(): Promise<void>
  killDatabase(): Promise<void>
  /** Where the database is now, over the wire where there is one. */
  databaseUrl(): string
  /** Looks into the database, beside the server. */
  asked<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>
  looking<T>(look: (client: pg.Client) => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** A database that is not the server's own, behind a wire that can be cut, or a line that can be silent. */
const databaseApart = async (folder: string, isSilencing: boolean) => {
  const postgres: EmbeddedPostgres = await startEmbeddedPostgres({
    dataDir: folder,
    log: () => undefined,
  })
  const port = () => Number(new URL(postgres.url).port)
  const wire = isSilencing ? null : await proxyTo(port)
  const line = isSilencing ? await silencingProxyTo(port) : null
  const url = throughPort(postgres.url, (wire ?? line)?.port ?? 0)
  return { postgres, wire, line, url }
}

const mailReader = (browser: () => Browser) => async (to: string) => {
  const { json } = await browser().send('GET', `/dev/mail.json?${new URLSearchParams({ to })}`)
  return (json as { mails: KeptMail[] }).mails
}

/** The newest first, as the site's own mailbox has them. */
const takenReader =
  ({ taken }: MailServer) =>
  async (to: string) =>
    taken
      .filter((mail) => mail.to.includes(to))
      .map((mail) => ({ to, subject: '', text: wordsOf(mail), html: '', key: '' }))
      .reverse()

/**
 * Starts a site with some members. Its database is the server's own, as `npm start` makes it, or
 * `apart`, as in production.
 */
export const crashSite = async ({
  members: count,
  apart = false,
  isSilencing = false,
  folder,
  mail,
}: {
  members: number
  apart?: boolean
  /** The database stands apart, behind a line that can be silent. */
  isSilencing?: boolean
  /** Where a database that stands apart keeps its data. */
  folder?: string
  /** In the place of the site's own mailbox. */
  mail?: MailServer
}): Promise<CrashSite> => {
  const made = await mkdtemp(join(tmpdir(), 'crash-'))
  let dataDir = made
  const postgresDir = () => folder ?? join(dataDir, 'postgres')
  const isApart = apart || isSilencing
  const database = isApart ? await databaseApart(postgresDir(), isSilencing) : null
  const env: Record<string, string> = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  if (database) env.DATABASE_URL = database.url
  if (mail) env.MAIL_URL = mail.url
  const door = await proxyTo(() => Number(env.PORT))
  const url = () => `http://localhost:${door.port}`
  const browser = () => browserAt(url)
  const server = siteServer(env)
  const start = async () => {
    await ageUnfinished(dataDir)
    await server.start()
  }
  const looking = async <T>(look: (client: pg.Client) => Promise<T>) => {
    const { password, port } = readAccess(postgresDir())
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password })
    // A query that is under way fails by itself; an error between two must not end the whole run.
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await look(client)
    } finally {
      await client.end()
    }
  }
  const databaseUrl = () => {
    if (database) return database.url
    const { password, port } = readAccess(postgresDir())
    return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  }
  const postmaster = async () =>
    Number((await readFile(join(postgresDir(), 'postmaster.pid'), 'utf8')).split('\n')[0])
  const killDatabase = async () => {
    const pid = await postmaster()
    process.kill(pid, 'SIGKILL')
    await eventually('the database is gone', () => !isAlive(pid))
  }

  const stop = async () => {
    await server.stop()
    await door.stop()
    await database?.wire?.stop()
    await database?.line?.stop()
    await database?.postgres.stop()
    for (const one of [made, dataDir]) await rm(one, { recursive: true, force: true })
  }

  await start()
  const mailsTo = mail ? takenReader(mail) : mailReader(browser)
  const mailTo = (to: string) =>
    until(async () => {
      const [newest] = await mailsTo(to)
      if (!newest) throw new Error(`No mail to ${to} yet`)
      return newest
    })
  const site = { browser, mailTo }
  const members = await Promise.all(Array.from({ length: count }, () => newMember(site)))
  return {
    stdout: server.stdout,
    takeFaults: server.takeFaults,
    slowest: server.slowest,
    stopServer: server.stop,
    members,
    browser,
    mailsTo,
    door,
    start,
    killDatabase,
    databaseUrl,
    looking,
    stop,
    wire: database?.wire ?? null,
    dataDir: () => dataDir,
    moveTo: (other) => {
      dataDir = other
      env.DATA_DIR = other
    },
    line: database?.line ?? null,
    url: url(),
    postmaster,
    asked: (text, values = []) =>
      looking(async (client) => (await client.query(text, values)).rows),
    killServer: server.kill,
  }
}
