import type { Container } from 'inversify'
import { closeAll, containerFor } from '../container.ts'
import * as moderation from '../moderation/tokens.ts'
import type { StartCheckout } from '../payment/checkout/start-checkout.ts'
import type { SettlePayment } from '../payment/settle-payment.ts'
import * as pay from '../payment/tokens.ts'
import type { Config } from '../platform/config/config.ts'
import * as t from '../platform/tokens.ts'
import { ACCOUNTS_USAGE, accountCommands, commandOf, operateAccounts } from './accounts.ts'
import { ASK_USAGE, askOf, operateAsk } from './ask.ts'
import { AUDIT_USAGE, operateAudit } from './audit.ts'
import { BACKUP_USAGE, backupOf, operateBackup } from './backup.ts'
import { DISCOUNT_USAGE, discountOf, operateDiscounts } from './discount.ts'
import { JOBS_USAGE, jobsOf, operateJobs } from './jobs.ts'
import { operatePages, PAGES_USAGE } from './pages.ts'
import { operateRefund, REFUND_USAGE, refundOf } from './refund.ts'
import { operateReport, REPORT_USAGE, reportIn } from './report.ts'
import { operateSafety, SAFETY_USAGE, safetyCommands, safetyOf } from './safety.ts'
import { operateSites, SITES_USAGE } from './sites.ts'
import { operateStatistics, STATISTICS_USAGE, statisticsIn } from './statistics.ts'

const MIGRATE_USAGE = 'npm run operator -- migrate'

export const USAGE = [
  ACCOUNTS_USAGE,
  REFUND_USAGE,
  ASK_USAGE,
  DISCOUNT_USAGE,
  SITES_USAGE,
  REPORT_USAGE,
  STATISTICS_USAGE,
  PAGES_USAGE,
  AUDIT_USAGE,
  JOBS_USAGE,
  SAFETY_USAGE,
  BACKUP_USAGE,
  MIGRATE_USAGE,
].join('\n')

/** Only who asks needs the providers, whose libraries take long to load. */
const asking = (
  container: Container,
): { settlePayment: SettlePayment; startCheckout: StartCheckout } => ({
  settlePayment: async (question) => (await container.getAsync(pay.settlePayment))(question),
  startCheckout: async (payment) => (await container.getAsync(pay.startCheckout))(payment),
})

/** The parts of a server, running or not, that an operator's commands go through. */
export const operatorParts = async (container: Container) => ({
  accounts: await container.getAsync(t.accounts),
  dispatch: await container.getAsync(t.dispatch),
  store: await container.getAsync(t.store),
  idempotencyStore: await container.getAsync(t.idempotencyStore),
  sites: await container.getAsync(t.sites),
  pageTexts: container.get(t.pageTexts),
  statistics: await container.getAsync(t.statistics),
  reconciliation: await container.getAsync(t.reconciliation),
  reportDay: await container.getAsync(pay.reportDay),
  clock: await container.getAsync(t.clock),
  giveBack: await container.getAsync(pay.giveBack),
  payments: await container.getAsync(t.payments),
  jobs: await container.getAsync(t.jobBook),
  ...asking(container),
  backUpDatabase: await container.getAsync(t.backUpDatabase),
  dataDir: container.get(t.config).dataDir,
  suspensions: await container.getAsync(moderation.suspensions),
  ids: container.get(t.ids),
  geocoder: container.get(t.geocoder),
  photoDeskStore: await container.getAsync(t.photoDeskStore),
  photoLibrary: await container.getAsync(t.photoLibrary),
})
type Dependencies = Awaited<ReturnType<typeof operatorParts>>

/** `check` throws with the usage when what was typed is not whole, before anything is opened. */
type Command = {
  check?(typed: string[]): unknown
  run(deps: Dependencies, typed: string[]): Promise<string>
}

const ofAccount = (name: string): [string, Command] => [
  name,
  {
    check: (typed) => commandOf([name, ...typed]),
    run: (parts, typed) => operateAccounts(parts, [name, ...typed]),
  },
]

const ofSafety = (name: string): [string, Command] => [
  name,
  {
    check: (typed) => safetyOf([name, ...typed]),
    run: (parts, typed) => operateSafety(parts, [name, ...typed]),
  },
]

const commands = new Map<string, Command>([
  ...safetyCommands.map(ofSafety),
  ...accountCommands.map(ofAccount),
  ['site', { run: operateSites }],
  ['report', { check: reportIn, run: (parts, typed) => operateReport(parts, reportIn(typed)) }],
  ['statistics', { check: statisticsIn, run: operateStatistics }],
  ['pages', { run: operatePages }],
  ['refund', { check: refundOf, run: operateRefund }],
  ['discount', { check: discountOf, run: operateDiscounts }],
  ['ask', { check: askOf, run: operateAsk }],
  ['audit', { run: operateAudit }],
  ['backup', { check: backupOf, run: operateBackup }],
  ['jobs', { check: jobsOf, run: operateJobs }],
])

const MIGRATE = 'migrate'

const commandIn = ([name = '', ...rest]: string[]) => {
  const command = commands.get(name)
  if (!command) throw new Error(USAGE)
  return { command, rest }
}

/** Does what is typed, and answers what to print; throws what stands in the way. */
export const runOperator = async (deps: Dependencies, typed: string[]): Promise<string> => {
  const { command, rest } = commandIn(typed)
  return command.run(deps, rest)
}

/** Nothing is opened beside the tables: neither the queue nor the hints of a server are begun. */
const migrateOnly = async (container: Container) => {
  try {
    await container.getAsync(t.databaseUrl)
    const names = (await container.getAsync(t.migrationsMissing)).map((name) => `New: ${name}`)
    return ['The database has the newest schema.', ...names].join('\n')
  } finally {
    await closeAll(container)
  }
}

/** The same, on the database of this configuration, beside a server that runs or without one. */
export const operateOn = async (config: Config, typed: string[]): Promise<string> => {
  if (typed.join(' ') === MIGRATE) return migrateOnly(containerFor(config))
  const { command, rest } = commandIn(typed)
  command.check?.(rest)
  const container = containerFor(config)
  container.bind(t.publicUrl).toConstantValue(config.publicUrl ?? `http://localhost:${config.port}`)
  try {
    return await command.run(await operatorParts(container), rest)
  } finally {
    await (await container.getAsync(t.jobQueue)).stop()
    await closeAll(container)
  }
}
