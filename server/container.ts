import { join } from 'node:path'
import { Container, type ServiceIdentifier } from 'inversify'
import type { Logger } from 'pino'
import { zipPacker } from '#adapters/archive/zip.ts'
import { countryFinder } from '#adapters/geo/countries.ts'
import { gazetteer } from '#adapters/geo/gazetteer.ts'
import { mailbox } from '#adapters/mail/mailbox.ts'
import { smtpMailer } from '#adapters/mail/smtp.ts'
import { sandboxBank } from '#adapters/payments/sandbox/bank.ts'
import { photoLibrary } from '#adapters/photos/library.ts'
import { portraitPainter } from '#adapters/portraits/painter.ts'
import { linkStore } from '#adapters/postgres/account/credentials/link-store.ts'
import { credentialStore } from '#adapters/postgres/account/credentials/store.ts'
import { sessionStore } from '#adapters/postgres/account/signin/session-store.ts'
import { signupFormStore } from '#adapters/postgres/account/signup/store.ts'
import { accountStore } from '#adapters/postgres/account/store.ts'
import { chatStore } from '#adapters/postgres/chat/store.ts'
import { demoStore } from '#adapters/postgres/demo/store.ts'
import { discoveryStore } from '#adapters/postgres/discovery/store.ts'
import { webhookInbox } from '#adapters/postgres/payment/checkout/webhook-inbox.ts'
import { reconciliationStore } from '#adapters/postgres/payment/reconciliation/store.ts'
import { mandateStore } from '#adapters/postgres/payment/reorder/store.ts'
import { spendingStore } from '#adapters/postgres/payment/spending-limit/store.ts'
import { paymentStore } from '#adapters/postgres/payment/store.ts'
import { walletStore } from '#adapters/postgres/payment/wallet/store.ts'
import { photoStore } from '#adapters/postgres/photo/store.ts'
import { type Database, openDatabase } from '#adapters/postgres/platform/database.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#adapters/postgres/platform/embedded/embedded.ts'
import { health } from '#adapters/postgres/platform/health.ts'
import { answers } from '#adapters/postgres/platform/idempotency.ts'
import { jobBook } from '#adapters/postgres/platform/jobs/job-book.ts'
import { type JobQueue, jobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { lifecycleStore } from '#adapters/postgres/platform/lifecycle-store.ts'
import { limiter } from '#adapters/postgres/platform/limiter.ts'
import { wire } from '#adapters/postgres/platform/live-hints.ts'
import { figures } from '#adapters/postgres/platform/metrics.ts'
import { migrate } from '#adapters/postgres/platform/migrate.ts'
import { personalData } from '#adapters/postgres/platform/personal-data.ts'
import { whenFree } from '#adapters/postgres/platform/pools/patience.ts'
import { leftovers } from '#adapters/postgres/platform/retention.ts'
import { sessionReads } from '#adapters/postgres/platform/session-reads.ts'
import { notices } from '#adapters/postgres/push/notices.ts'
import { pushStore } from '#adapters/postgres/push/store.ts'
import { siteStore } from '#adapters/postgres/site/store.ts'
import { keptPushKeys } from '#adapters/push/keys.ts'
import { noPush, webPushSender } from '#adapters/push/web-push.ts'
import { movableClock, systemClock } from '#adapters/system/clock.ts'
import { ids } from '#adapters/system/ids.ts'
import { argonPasswords } from '#adapters/system/passwords.ts'
import { queue as inLine } from '#adapters/system/queue.ts'
import { limits } from '#core/kernel/limits.ts'
import type { Mailer, Pages } from '#core/kernel/ports.ts'
import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import { PhotosBusy } from '#core/photo/library.ts'
import { binder } from './platform/bind.ts'
import type { Config } from './platform/config/config.ts'
import { loggerOf } from './platform/logger.ts'
import { bindServices } from './platform/services.ts'
import { tokens as t } from './platform/tokens.ts'

/** What only adapters need of one another. */
const token = <T>(name: string) => Symbol.for(name) as ServiceIdentifier<T>
/** Another one than our own is backed up by its own tools. */
type OurPostgres = Omit<EmbeddedPostgres, 'backUp'> & {
  backUp: EmbeddedPostgres['backUp'] | null
}
const postgres = token<OurPostgres>('postgres')
const database = token<Database>('database')
const queue = token<JobQueue>('queue')
const bank = token<Awaited<ReturnType<typeof sandboxBank>>>('bank')
const movable = token<Awaited<ReturnType<typeof movableClock>>>('movable')
const post = token<{ mailer: Mailer; pages: Pages[] }>('post')

const HASHES_AT_ONCE = 2
const HASHES_WAITING = 100
/** One at a time takes little memory, and leaves the other threads to all else. */
const PHOTOS_AT_ONCE = 1
const PHOTOS_WAITING = 100

const line = (log: Logger) => (text: string) => log.info(text)
const warning = (log: Logger) => (text: string) => log.warn(text)

const bindSystem = (container: Container, config: Config) => {
  const bind = binder(container)
  container.bind(t.config).toConstantValue(config)
  container.bind(t.limits).toConstantValue(limits)
  bind(t.log, { config: t.config }, ({ config }) => loggerOf(config))
  bind(t.ids, {}, ids)
  bind(t.geocoder, {}, gazetteer)
  bind(t.countries, {}, () => countryFinder({ file: config.geoipFile }))
  bind(t.passwords, {}, () => argonPasswords({ atOnce: HASHES_AT_ONCE, waiting: HASHES_WAITING }))
  bind(t.library, {}, () =>
    photoLibrary({
      dir: join(config.dataDir, 'photos'),
      inTurn: inLine({
        atOnce: PHOTOS_AT_ONCE,
        waiting: PHOTOS_WAITING,
        full: () => new PhotosBusy(),
      }),
    }),
  )
  bind(t.packer, {}, zipPacker)
  bind(t.painter, {}, () => portraitPainter({ dir: join(config.dataDir, 'portraits') }))
}

/** The database of DATABASE_URL, or one of our own; migrated before anybody sees its address. */
const bindDatabase = (container: Container, config: Config) => {
  const { dataDir, secrets, pace, database: limits } = config
  const bind = binder(container)
  bind(postgres, { log: t.log }, async ({ log }): Promise<OurPostgres> => {
    const url = secrets.databaseUrl
    if (url !== null) return { url, backUp: null, stop: async () => undefined }
    return startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: line(log) })
  }).onDeactivation(({ stop }) => stop())
  bind(t.backUpDatabase, { postgres }, ({ postgres: { backUp } }) => backUp)
  bind(t.databaseUrl, { postgres, log: t.log }, async ({ postgres: { url }, log }) => {
    const migrated = await whenFree(() => migrate(url, limits), warning(log))
    container.bind(t.migrated).toConstantValue(migrated)
    return url
  })
  bind(database, { url: t.databaseUrl, log: t.log }, ({ url, log }) =>
    whenFree(() => openDatabase(url, { log: line(log), limits }), warning(log)),
  ).onDeactivation((db) => db.close())
  bind(queue, { db: database, log: t.log }, ({ db, log }) =>
    jobQueue(db, { log: line(log), lookMs: pace.jobsMs }),
  )
  bind(t.work, { queue }, ({ queue: work }) => work)
  bind(t.wire, { db: database, log: t.log }, ({ db, log }) =>
    wire(db, { log: line(log) }),
  ).onDeactivation((live) => live.stop())
}

/** A demo's clock can be moved, at `/dev/clock`; any other is that of the machine. */
const bindClock = (container: Container, { demo }: Config) => {
  const bind = binder(container)
  if (!demo) {
    bind(t.clock, {}, systemClock)
    return
  }
  bind(movable, { databaseUrl: t.databaseUrl, log: t.log }, ({ databaseUrl, log }) =>
    movableClock({ databaseUrl, log: line(log) }),
  ).onDeactivation(({ stop }) => stop())
  bind(t.clock, { movable }, ({ movable: { clock } }) => clock)
}

const bindStores = (container: Container) => {
  const bind = binder(container)
  const db = { db: database }
  bind(t.store, { db: database, queue }, ({ db, queue }) => lifecycleStore(db, queue))
  bind(t.inbox, { db: database, queue }, ({ db, queue }) => webhookInbox(db, queue))
  bind(t.notices, { db: database, queue }, ({ db, queue }) => notices(db, queue))
  bind(t.accounts, db, ({ db }) => accountStore(db))
  bind(t.credentials, { db: database, queue }, ({ db, queue }) => credentialStore(db, queue))
  bind(t.answers, db, ({ db }) => answers(db))
  bind(t.sessionStore, db, ({ db }) => sessionStore(db))
  bind(t.links, db, ({ db }) => linkStore(db))
  bind(t.forms, db, ({ db }) => signupFormStore(db))
  bind(t.payments, db, ({ db }) => paymentStore(db))
  bind(t.mandates, db, ({ db }) => mandateStore(db))
  bind(t.spending, db, ({ db }) => spendingStore(db))
  bind(t.wallet, db, ({ db }) => walletStore(db))
  bind(t.chats, db, ({ db }) => chatStore(db))
  bind(t.sessionReads, db, ({ db }) => sessionReads(db))
  bind(t.discovery, db, ({ db }) => discoveryStore(db))
  bind(t.photos, db, ({ db }) => photoStore(db))
  bind(t.personal, db, ({ db }) => personalData(db))
  bind(t.push, db, ({ db }) => pushStore(db))
  bind(t.reconciliation, db, ({ db }) => reconciliationStore(db))
  bind(t.jobs, db, ({ db }) => jobBook(db))
  bind(t.health, db, ({ db }) => health(db))
  bind(t.figures, db, ({ db }) => figures(db))
  bind(t.sites, db, ({ db }) => siteStore(db))
  bind(t.demo, db, ({ db }) => demoStore(db))
  bind(t.leftovers, db, ({ db }) => leftovers(db))
  bind(t.limiter, db, ({ db }) => limiter(db))
}

const at = (url: string | null) => (url === null ? {} : { serverURL: url })

/** The library of a provider takes long to load, so that a server without its key does without. */
const mollieWith = async (apiKey: string, { mollieUrl }: Config) => {
  const { mollieProvider } = await import('#adapters/payments/mollie/provider.ts')
  return mollieProvider({ apiKey, ...at(mollieUrl) })
}
const stripeWith = async (apiKey: string, { stripeUrl }: Config) => {
  const { stripeProvider } = await import('#adapters/payments/stripe/provider.ts')
  return stripeProvider({ apiKey, ...at(stripeUrl) })
}

/**
 * New orders go to the first: to Mollie with a key of it, else to Stripe with one, else to the
 * sandbox bank of a demo, or nowhere. The others go on with the orders that they have.
 */
const keyedProviders = (config: Config): Promise<PaymentProvider[]> => {
  const { mollieKey, stripeKey } = config.secrets
  return Promise.all([
    ...(mollieKey === null ? [] : [mollieWith(mollieKey, config)]),
    ...(stripeKey === null ? [] : [stripeWith(stripeKey, config)]),
  ])
}

/** Mail and money. The mailbox and the sandbox bank are there to be tried, never in production. */
const bindOutside = (container: Container, config: Config) => {
  const { dataDir, demo, mailFrom, secrets } = config
  const bind = binder(container)
  const { mailUrl } = secrets
  bind(post, {}, () => {
    if (mailUrl !== null) return { mailer: smtpMailer({ url: mailUrl, from: mailFrom }), pages: [] }
    const { mailer, pages } = mailbox({ dir: join(dataDir, 'mail'), from: mailFrom })
    return { mailer, pages: [pages] }
  })
  bind(t.mailer, { post }, ({ post: { mailer } }) => mailer)
  if (!demo) {
    bind(t.provider, {}, () => keyedProviders(config))
    container.bind(t.demoBank).toConstantValue(null)
    bind(t.pages, { post }, ({ post: { pages } }) => pages)
    return
  }
  bind(
    bank,
    { databaseUrl: t.databaseUrl, publicUrl: t.publicUrl, clock: t.clock, log: t.log },
    ({ log, ...parts }) =>
      sandboxBank({ ...parts, log: line(log), ...(isOwn(config.host) ? {} : { control: false }) }),
  ).onDeactivation(({ stop }) => stop())
  bind(t.provider, { bank }, async ({ bank: { provider } }) => [
    ...(await keyedProviders(config)),
    provider,
  ])
  bind(t.demoBank, { bank }, ({ bank: { provider, pay } }) => ({ provider, pay }))
  bind(t.pages, { post, bank, movable }, ({ post: { pages }, bank, movable }) => [
    ...pages,
    bank.pages,
    movable.pages,
  ])
}

/** Whether only this machine can reach a server that listens there. */
const isOwn = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)

const addressIn = (from: string) => /([^\s<>]+@[^\s<>]+?)>?$/.exec(from)?.[1] ?? from

const bindPush = (container: Container, { dataDir, mailFrom, push, secrets }: Config) => {
  binder(container)(t.pushSender, {}, async () => {
    if (push === 'none') return noPush
    const keys = secrets.pushKeys ?? (await keptPushKeys(dataDir))
    return webPushSender({ keys, contact: addressIn(mailFrom) })
  })
}

/** The one place that knows which adapter stands behind which port. */
export const containerFor = (config: Config): Container => {
  const container = new Container()
  bindSystem(container, config)
  bindDatabase(container, config)
  bindClock(container, config)
  bindStores(container)
  bindOutside(container, config)
  bindPush(container, config)
  bindServices(container)
  return container
}

/** Closes what was made, users before what they use; throws the first failure when all is done. */
export const closeAll = async (container: Container): Promise<void> => {
  const failures: unknown[] = []
  for (const one of [t.workers, t.streams, t.wire, bank, movable, database, postgres]) {
    if (!container.isBound(one)) continue
    await container.unbindAsync(one).catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
