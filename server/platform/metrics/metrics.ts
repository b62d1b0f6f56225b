import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type FailedWrites, writeTargets } from '#core/kernel/failed-writes.ts'
import type { MetricsNow, MetricsStore } from '#core/kernel/metrics.ts'
import type { Clock } from '#core/kernel/ports.ts'
import type { BrowserReports } from './browser-reports.ts'

/** What an operator watches, in the text format of Prometheus. */
export type Metrics = {
  /** `refused`: the code with which it was refused, where it was. */
  answered(call: string, status: number, seconds: number, refused?: string): void
  text(): Promise<{ type: string; body: string }>
}

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Told by how it ended (2xx, 4xx, 5xx): a series for each code would be too many. */
const endOf = (status: number) => `${Math.floor(status / 100)}xx`

/** What calls cost and how they ended, as this node has seen them. */
const callsOn = (registry: Registry): Metrics['answered'] => {
  const requests = new Histogram({
    name: 'vonk_request_seconds',
    help: 'How long calls took to be answered',
    labelNames: ['call', 'end'],
    buckets: BUCKETS_S,
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'vonk_refused_total',
    help: 'Calls that were refused, with the code of the refusal',
    labelNames: ['call', 'refused'],
    registers: [registry],
  })
  return (call, status, seconds, refused) => {
    requests.observe({ call, end: endOf(status) }, seconds)
    if (refused !== undefined) refusals.inc({ call, refused })
  }
}

/** What this node has counted itself. */
type Counted = { alarmed: number; mailsRefused: number }

/** What stands in the database, as it was read last. */
const standsOn = (registry: Registry) => {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `vonk_${name}`, help, registers: [registry] })
  const silent = 'Age of the oldest payment whose provider is silent'
  const gauges = {
    askLateS: gauge('payments_ask_late_seconds', 'How long the oldest question is overdue'),
    oldestUnknownS: gauge('payments_unknown_oldest_seconds', silent),
    openPayments: gauge('payments_open', 'Payments that are not final'),
    oldestOpenS: gauge('payments_open_oldest_seconds', 'Age of the oldest of them'),
    reportsWaiting: gauge('webhooks_waiting', 'Reports of providers that wait to be worked off'),
    oldestReportS: gauge('webhooks_waiting_oldest_seconds', 'Age of the oldest of them'),
    deadlinesLate: gauge('deadlines_late', 'Deadlines that passed a minute ago and still stand'),
    jobsWaiting: gauge('jobs_waiting', 'Jobs that wait, or wait to be tried again'),
    jobsFailed: gauge('jobs_failed', 'Jobs that were given up and that a person has to put back'),
    oldestMailS: gauge('mails_waiting_oldest_seconds', 'Age of the oldest mail that waits'),
    daysWrong: gauge('days_wrong', 'Of the last week: days whose money does not add up'),
    appealsStuck: gauge('appeals_stuck', 'Objections that nobody who works here may decide on'),
    profilesLockedByNotices: gauge(
      'profiles_locked_by_notices',
      'Profiles with pictures that notices without an account have locked',
    ),
    ledgerSum: gauge('ledger_difference', 'The sum of all entries, which is to be nought'),
    walletsOff: gauge('wallets_wrong', 'Balances that are not what their last entry left'),
    booksAgeS: gauge('books_age_seconds', 'Age of the measurement of the books'),
  }
  const orders = new Gauge({
    name: 'vonk_orders',
    help: 'Orders of the last 24 hours, by how they stand',
    labelNames: ['state'],
    registers: [registry],
  })
  const refused = gauge('mails_refused_percent', 'Share of the last mails that are refused')
  const alarms = gauge('payment_alarms', 'Payments that did not match their order, since the start')
  return (now: MetricsNow, { alarmed, mailsRefused }: Counted) => {
    for (const [name, one] of Object.entries(gauges)) one.set(now[name as keyof typeof gauges])
    orders.reset()
    for (const { state, orders: count } of now.orders) orders.set({ state }, count)
    alarms.set(alarmed)
    refused.set(mailsRefused)
  }
}

const failedWritesOn = (registry: Registry, failedWrites: FailedWrites) =>
  new Counter({
    name: 'vonk_writes_failed_total',
    help: 'Writes that failed because of a full, read-only or broken disk, by target',
    labelNames: ['target'],
    registers: [registry],
    collect() {
      const counts = failedWrites.counts()
      this.reset()
      for (const target of writeTargets) this.inc({ target }, counts[target])
    },
  })

const browserReportsOn = (registry: Registry, reports: Pick<BrowserReports, 'counts'>) =>
  new Counter({
    name: 'vonk_browser_reports_total',
    help: 'What browsers reported to have blocked by a policy of the site, by directive',
    labelNames: ['directive'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [directive, count] of reports.counts()) this.inc({ directive }, count)
    },
  })

/** Each node counts its own requests; what stands in the database is read when somebody looks. */
export const createMetrics = ({
  metricsStore,
  alarms,
  mailRefusals,
  failedWrites,
  browserReports,
  readiness,
  clock,
}: {
  metricsStore: MetricsStore
  /** Of payments that did not match their order. */
  alarms: { count(): number }
  mailRefusals: { percent(): number }
  failedWrites: FailedWrites
  browserReports: Pick<BrowserReports, 'counts'>
  /** Tries a write, so that the metric shows a full disk also when no member writes. */
  readiness: { check(): Promise<unknown> }
  clock: Clock
}): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  failedWritesOn(registry, failedWrites)
  browserReportsOn(registry, browserReports)
  const show = standsOn(registry)
  return {
    answered: callsOn(registry),
    text: async () => {
      const [now] = await Promise.all([metricsStore.now(clock.now()), readiness.check()])
      show(now, { alarmed: alarms.count(), mailsRefused: mailRefusals.percent() })
      return { type: registry.contentType, body: await registry.metrics() }
    },
  }
}
