import { join } from 'node:path'
import { Container, ContainerModule } from 'inversify'
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
import { idempotencyStore } from '#adapters/postgres/platform/idempotency.ts'
import { jobBook } from '#adapters/postgres/platform/jobs/job-book.ts'
import { jobQueue, type PostgresJobQueue } from '#adapters/postgres/platform/jobs/job-queue.ts'
import { lifecycleStore } from '#adapters/postgres/platform/lifecycle-store.ts'
import { limiter } from '#adapters/postgres/platform/limiter.ts'
import { liveHints } from '#adapters/postgres/platform/live-hints.ts'
import { metricsStore } from '#adapters/postgres/platform/metrics.ts'
import { migrate } from '#adapters/postgres/platform/migrate.ts'
import { personalData } from '#adapters/postgres/platform/personal-data.ts'
import { retryWhenFree } from '#adapters/postgres/platform/pools/patience.ts'
import { retention } from '#adapters/postgres/platform/retention.ts'
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
import { accountModule } from './account/module.ts'
import { chatModule } from './chat/module.ts'
import { demoModule } from './demo/module.ts'
import { demoBank, demo as demoPeople } from './demo/tokens.ts'
import { discoveryModule } from './discovery/module.ts'
import { paymentModule } from './payment/module.ts'
import { photoModule } from './photo/module.ts'
import type { Config } from './platform/config/config.ts'
import { loggerOf } from './platform/logger.ts'
import { platformModule } from './platform/module.ts'
import { noDemoModule } from './platform/no-demo.ts'
import * as t from './platform/tokens.ts'
import { type Make, maker, token } from './platform/wiring.ts'
import { pushModule } from './push/module.ts'
import { siteModule } from './site/module.ts'

/** Another one than our own is backed up by its own tools. */
type OurPostgres = Omit<EmbeddedPostgres, 'backUp'> & {
  backUp: EmbeddedPostgres['backUp'] | null
}
/** What only adapters need of one another. */
const postgres = token<OurPostgres>('postgres')
const database = token<Database>('database')
const queue = token<PostgresJobQueue>('queue')
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

const bindSystem = (make: Make, config: Config) => {
  make(t.log, ({ config }) => loggerOf(config), { config: t.config })
  make(t.ids, ids, {})
  make(t.geocoder, gazetteer, {})
  make(t.countries, () => countryFinder({ file: config.geoipFile }), {})
  make(t.passwords, () => argonPasswords({ atOnce: HASHES_AT_ONCE, waiting: HASHES_WAITING }), {})
  const inTurn = () =>
    inLine({ atOnce: PHOTOS_AT_ONCE, waiting: PHOTOS_WAITING, full: () => new PhotosBusy() })
  const dir = join(config.dataDir, 'photos')
  make(t.library, () => photoLibrary({ dir, inTurn: inTurn() }), {})
  make(t.packer, zipPacker, {})
  make(t.painter, () => portraitPainter({ dir: join(config.dataDir, 'portraits') }), {})
}

/** The database of DATABASE_URL, or one of our own; migrated before anybody sees its address. */
const bindDatabase = (container: Container, make: Make, config: Config) => {
  const { dataDir, secrets, pace, database: limits } = config
  const { log } = t
  const opened = async ({ log }: { log: Logger }): Promise<OurPostgres> => {
    const url = secrets.databaseUrl
    if (url !== null) return { url, backUp: null, stop: async () => undefined }
    return startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: line(log) })
  }
  const migratedAt = async ({ at: { url }, log }: { at: OurPostgres; log: Logger }) => {
    const migrated = await retryWhenFree(() => migrate(url, limits), warning(log))
    container.bind(t.migrated).toConstantValue(migrated)
    return url
  }
  const openedAt = ({ url, log }: { url: string; log: Logger }) =>
    retryWhenFree(() => openDatabase(url, { log: line(log), limits }), warning(log))

  make(postgres, opened, { log }).onDeactivation(({ stop }) => stop())
  make(t.backUpDatabase, ({ postgres: { backUp } }) => backUp, { postgres })
  make(t.databaseUrl, migratedAt, { at: postgres, log })
  make(database, openedAt, { url: t.databaseUrl, log }).onDeactivation((db) => db.close())
  make(queue, ({ db, log }) => jobQueue(db, { log: line(log), lookMs: pace.jobsMs }), {
    db: database,
    log,
  })
  make(t.work, ({ queue: work }) => work, { queue })
  make(t.wire, ({ db, log }) => liveHints(db, { log: line(log) }), {
    db: database,
    log,
  }).onDeactivation((live) => live.stop())
}

const stores = new ContainerModule(({ bind }) => {
  bind(t.store).toResolvedValue(lifecycleStore, [database, queue])
  bind(t.inbox).toResolvedValue(webhookInbox, [database, queue])
  bind(t.notices).toResolvedValue(notices, [database, queue])
  bind(t.credentials).toResolvedValue(credentialStore, [database, queue])
  bind(t.accounts).toResolvedValue(accountStore, [database])
  bind(t.answers).toResolvedValue(idempotencyStore, [database])
  bind(t.sessionStore).toResolvedValue(sessionStore, [database])
  bind(t.links).toResolvedValue(linkStore, [database])
  bind(t.forms).toResolvedValue(signupFormStore, [database])
  bind(t.payments).toResolvedValue(paymentStore, [database])
  bind(t.mandates).toResolvedValue(mandateStore, [database])
  bind(t.spending).toResolvedValue(spendingStore, [database])
  bind(t.wallet).toResolvedValue(walletStore, [database])
  bind(t.chats).toResolvedValue(chatStore, [database])
  bind(t.sessionReads).toResolvedValue(sessionReads, [database])
  bind(t.discovery).toResolvedValue(discoveryStore, [database])
  bind(t.photos).toResolvedValue(photoStore, [database])
  bind(t.personal).toResolvedValue(personalData, [database])
  bind(t.push).toResolvedValue(pushStore, [database])
  bind(t.reconciliation).toResolvedValue(reconciliationStore, [database])
  bind(t.jobs).toResolvedValue(jobBook, [database])
  bind(t.health).toResolvedValue(health, [database])
  bind(t.figures).toResolvedValue(metricsStore, [database])
  bind(t.sites).toResolvedValue(siteStore, [database])
  bind(t.leftovers).toResolvedValue(retention, [database])
  bind(t.limiter).toResolvedValue(limiter, [database])
})

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

/** Whether only this machine can reach a server that listens there. */
const isOwn = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)

const addressIn = (from: string) => /([^\s<>]+@[^\s<>]+?)>?$/.exec(from)?.[1] ?? from

/** Mail, in a mailbox where nobody has said how it is sent. */
const bindMail = (make: Make, { dataDir, mailFrom: from, secrets: { mailUrl } }: Config) => {
  const opened = () => {
    if (mailUrl !== null) return { mailer: smtpMailer({ url: mailUrl, from }), pages: [] }
    const { mailer, pages } = mailbox({ dir: join(dataDir, 'mail'), from })
    return { mailer, pages: [pages] }
  }
  make(post, opened, {})
  make(t.mailer, ({ post: { mailer } }) => mailer, { post })
}

const product = (config: Config) =>
  new ContainerModule(({ bind }) => {
    const make = maker(bind)
    make(t.clock, systemClock, {})
    make(t.provider, () => keyedProviders(config), {})
    make(t.pages, ({ post: { pages } }) => pages, { post })
  })

/** A clock that can be moved, at `/dev/clock`, and a bank to try, never in production. */
const toTry = (config: Config) =>
  new ContainerModule(({ bind }) => {
    const make = maker(bind)
    const { databaseUrl, publicUrl, clock, log } = t
    make(movable, ({ databaseUrl, log }) => movableClock({ databaseUrl, log: line(log) }), {
      databaseUrl,
      log,
    }).onDeactivation(({ stop }) => stop())
    make(clock, ({ movable: { clock } }) => clock, { movable })
    make(
      bank,
      ({ log, ...parts }) =>
        sandboxBank({
          ...parts,
          log: line(log),
          ...(isOwn(config.host) ? {} : { control: false }),
        }),
      { databaseUrl, publicUrl, clock, log },
    ).onDeactivation(({ stop }) => stop())
    make(t.provider, async ({ bank }) => [...(await keyedProviders(config)), bank.provider], {
      bank,
    })
    make(demoBank, ({ bank: { provider, pay } }) => ({ provider, pay }), { bank })
    bind(demoPeople).toResolvedValue(demoStore, [database])
    make(t.pages, (by) => [...by.post.pages, by.bank.pages, by.movable.pages], {
      post,
      bank,
      movable,
    })
  })

const bindPush = (make: Make, { dataDir, mailFrom, push, secrets }: Config) => {
  const opened = async () => {
    if (push === 'none') return noPush
    const keys = secrets.pushKeys ?? (await keptPushKeys(dataDir))
    return webPushSender({ keys, contact: addressIn(mailFrom) })
  }
  make(t.pushSender, opened, {})
}

const subjects = [
  platformModule,
  accountModule,
  chatModule,
  discoveryModule,
  paymentModule,
  photoModule,
  pushModule,
  siteModule,
]

/** The one place that knows which adapter stands behind which port. */
export const containerFor = (config: Config): Container => {
  const container = new Container({ defaultScope: 'Singleton' })
  const make = maker((made) => container.bind(made))
  container.bind(t.config).toConstantValue(config)
  container.bind(t.limits).toConstantValue(limits)
  bindSystem(make, config)
  bindDatabase(container, make, config)
  bindMail(make, config)
  bindPush(make, config)
  container.load(stores, ...subjects)
  if (config.demo) container.load(toTry(config), demoModule)
  else container.load(product(config), noDemoModule)
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
