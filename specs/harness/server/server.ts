import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Container } from 'inversify'
import pg from 'pg'
import { inject } from 'vitest'
import { type Limit, type LimitName, limits } from '#core/kernel/limits.ts'
import type { Mail } from '#core/kernel/ports.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { configFrom, type Pace } from '#server/platform/config/config.ts'
import { type RunningServer, start } from '#server/platform/start.ts'
import * as tokens from '#server/platform/tokens.ts'
import { ADDRESS_KEY } from '#specs/harness/database/address-key.ts'
import { type FreshDatabase, freshDatabase, LOOKER } from '../database/database.ts'
import { inPhase } from '../runner/profile/phases.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { type Browser, browserAt } from './client.ts'
import { type HeldClock, heldClock } from './held-clock.ts'
import { nextMailWithin, sentMails } from './sent-mails.ts'
import { type SweeperPauses, sweeperPauses, sweepForWait } from './sweeper-pauses.ts'

export type KeptMail = Mail

export type SpecServer = {
  url: string
  clock: HeldClock
  container: Container
  /** Where `/metrics` is, with METRICS_PORT. */
  metricsPort: number | null
  databaseUrl: string
  ground: Ground
  /** A look into its database. */
  db: pg.Pool
  /** A browser with cookies of its own; `always` are headers of each of its calls. */
  browser(always?: Record<string, string>): Browser
  sweepers: Pick<SweeperPauses, 'fallAsleep' | 'wakeUp'>
  /** What has come to an address so far, but for the welcome that follows each activation. */
  mailsTo(address: string): Promise<KeptMail[]>
  welcomesTo(address: string): Promise<KeptMail[]>
  /** The newest mail to an address, when there are at least so many. */
  mailTo(address: string, atLeast?: number): Promise<KeptMail>
  /** Ends the server as a signal does, and starts it anew on the same data. */
  restart(options?: ServerOptions): Promise<void>
  stop(): Promise<void>
}

export type ServerOptions = {
  /** With the product's own limits per source and account; else nobody meets one. */
  limited?: boolean
  /** With hashes that take as long as the product's own: where time is what a spec is about. */
  slowPasswords?: boolean
  /** With the product's own patience for its database and its answers; else it waits a minute. */
  impatient?: boolean
  pace?: Partial<Pace>
  env?: Record<string, string>
  /** How the server reaches its database, where that is not straight. */
  databaseVia?: (url: string) => string
  rebind?: (container: Container) => void
}

/** Sweepers look this often while a spec waits for something; those of few specs look seldom. */
const QUICK: Pace = {
  deadlinesMs: 50,
  paymentsMs: 50,
  noticesMs: 100,
  photosMs: 250,
  retentionMs: 500,
  daysMs: 500,
  booksMs: 500,
  jobsMs: 2_000,
  replyDelayMs: 0,
  heartbeatMs: 200,
}
/** Sweepers that never look while a spec runs: what comes, comes because it was told. */
export const NEVER: Pace = {
  deadlinesMs: HOUR_MS,
  paymentsMs: HOUR_MS,
  noticesMs: HOUR_MS,
  photosMs: HOUR_MS,
  retentionMs: HOUR_MS,
  daysMs: HOUR_MS,
  booksMs: HOUR_MS,
  jobsMs: HOUR_MS,
  replyDelayMs: 0,
  heartbeatMs: HOUR_MS,
}
/** A busy machine is no outage: nobody hears that it cannot be done now. */
const PATIENT = { DATABASE_CONNECT_MS: '60000', DATABASE_ANSWER_MS: '60000', ANSWER_MS: '60000' }
/** Limits that nobody meets. */
export const roomy = Object.fromEntries(
  Object.keys(limits).map((name) => [name, { max: 1_000_000, windowS: 60 }]),
) as Record<LimitName, Limit>
const WAIT_MS = 45_000
/** First looks come soon; who waits longer leaves the machine to those waited for. */
const LOOK_MS = 20
const LOOK_MS_MAX = 100
/** Most waits end sooner than this by what the server does of itself, without any sweeper. */
const WITHOUT_SWEEPERS_MS = 60

/** Waits for a condition, not for a time; fails with what the condition said last. */
export const until = async <T>(condition: () => Promise<T> | T): Promise<T> => {
  const begin = performance.now()
  for (let restMs = LOOK_MS; ; restMs = Math.min(restMs * 1.2, LOOK_MS_MAX)) {
    try {
      return await condition()
    } catch (error) {
      const waitedMs = performance.now() - begin
      if (waitedMs > WAIT_MS) throw error
      if (waitedMs > WITHOUT_SWEEPERS_MS) sweepForWait()
      await inPhase('polling', () => nextMailWithin(restMs))
    }
  }
}

/** What a server has over all its restarts. */
export type Ground = {
  database: Pick<FreshDatabase, 'url'>
  dataDir: string
  clock: HeldClock
  mails: ReturnType<typeof sentMails>
  pauses: SweeperPauses
}

const launch = async (
  { database: { url }, dataDir, clock, mails, pauses }: Ground,
  {
    limited,
    slowPasswords,
    impatient,
    pace,
    env,
    databaseVia = (url) => url,
    rebind,
  }: ServerOptions,
): Promise<RunningServer> => {
  const config = configFrom({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: databaseVia(url),
    DATA_DIR: dataDir,
    ADDRESS_KEY,
    LOG_LEVEL: process.env.SPEC_LOG ?? 'silent',
    LANGUAGES: 'nl,en',
    // Each new one reads the whole catalogue of its database first.
    DATABASE_CONNECTIONS: '4',
    DATABASE_JOB_CONNECTIONS: '2',
    ...(impatient ? {} : PATIENT),
    ...env,
  })
  const begin = () =>
    start(
      { ...config, pace: { ...QUICK, ...pace } },
      {
        rebind: (container) => {
          container.rebind(tokens.clock).toConstantValue(clock)
          container.rebind(tokens.pauseFor).toConstantValue(pauses.pauseFor)
          if (!slowPasswords) container.rebind(tokens.passwords).toConstantValue(cheapPasswords())
          if (!limited) container.rebind(tokens.limits).toConstantValue(roomy)
          rebind?.(container)
          container.onActivation(tokens.mailer, (_, mailer) => mails.recording(mailer))
        },
      },
    )
  return inPhase('server', begin)
}

/** A world tells where its site is and has hashes of its passwords; without a demo there is none. */
const isOfTheUsualWorld = ({ env = {}, slowPasswords }: ServerOptions) =>
  !env.PUBLIC_URL && !env.DEMO && !slowPasswords

/** A second server on the database and the files of another one, as behind a load balancer. */
export const startSecondServer = async (
  { ground }: Pick<SpecServer, 'ground'>,
  options: ServerOptions = {},
) => {
  const { port, stop } = await launch(ground, options)
  return {
    browser: (always?: Record<string, string>) =>
      browserAt(() => `http://localhost:${port}`, always),
    stop: () => inPhase('stop', stop),
  }
}

/** The whole server on a database of its own, with the world of the demo and a held clock. */
export const startServer = async (options: ServerOptions = {}): Promise<SpecServer> => {
  const database = await freshDatabase(isOfTheUsualWorld(options) ? 'world' : 'template')
  const dataDir = await mkdtemp(join(inject('specDatabase').dataFolder, 'server-'))
  const clock = heldClock()
  const mails = sentMails()
  const pauses = sweeperPauses()
  const ground = { database, dataDir, clock, mails, pauses }
  let running = await launch(ground, options)
  const db = new pg.Pool({ connectionString: database.url, max: 2, application_name: LOOKER })
  db.on('error', () => undefined)
  const url = () => `http://localhost:${running.port}`

  const isWelcome = ({ key }: Mail) => key.startsWith('welcome:')
  const mailsTo = async (address: string) => mails.to(address).filter((mail) => !isWelcome(mail))
  return {
    get url() {
      return url()
    },
    get metricsPort() {
      return running.metricsPort
    },
    get container() {
      return running.container
    },
    clock,
    sweepers: pauses,
    databaseUrl: database.url,
    ground,
    db,
    browser: (always) => browserAt(url, always),
    mailsTo,
    welcomesTo: async (address) => mails.to(address).filter(isWelcome),
    mailTo: (address, atLeast = 1) =>
      until(async () => {
        const letters = await mailsTo(address)
        const [newest] = letters
        if (!newest || letters.length < atLeast) throw new Error(`No mail to ${address} yet`)
        return newest
      }),
    restart: async (again = options) => {
      await running.stop()
      running = await launch(ground, again)
    },
    stop: async () => {
      pauses.fallAsleep()
      await inPhase('stop', () => running.stop())
      await db.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
