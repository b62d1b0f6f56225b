import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Figures } from '#core/figures.ts'
import type { Clock } from '#core/ports.ts'
import type { Alarms } from '#server/payment/alarms.ts'

/** What an operator watches, in the text format of Prometheus. */
export type Metrics = {
  answered(call: string, status: number, seconds: number): void
  text(): Promise<{ type: string; body: string }>
}

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Told by how it ended (2xx, 4xx, 5xx): a series for each code would be too many. */
const endOf = (status: number) => `${Math.floor(status / 100)}xx`

/** Each node counts its own requests; what stands in the database is read when somebody looks. */
export const measuring = ({
  figures,
  alarms,
  clock,
}: {
  figures: Figures
  alarms: Alarms
  clock: Clock
}): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'vonk_request_seconds',
    help: 'How long calls took to be answered',
    labelNames: ['call', 'end'],
    buckets: BUCKETS_S,
    registers: [registry],
  })
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `vonk_${name}`, help, registers: [registry] })
  const gauges = {
    openPayments: gauge('payments_open', 'Payments that are not final'),
    oldestOpenS: gauge('payments_open_oldest_seconds', 'Age of the oldest of them'),
    reportsWaiting: gauge('webhooks_waiting', 'Reports of providers that wait to be worked off'),
    deadlinesLate: gauge('deadlines_late', 'Deadlines that passed a minute ago and still stand'),
    jobsWaiting: gauge('jobs_waiting', 'Jobs that wait, or wait to be tried again'),
    jobsFailed: gauge('jobs_failed', 'Jobs that were given up'),
    daysWrong: gauge('days_wrong', 'Of the last week: days whose money does not add up'),
  }
  const alarmed = gauge(
    'payment_alarms',
    'Payments that did not match their order, since the start',
  )
  const read = async () => {
    alarmed.set(alarms.count())
    const now = await figures.now(clock.now())
    for (const [name, one] of Object.entries(gauges)) one.set(now[name as keyof typeof gauges])
  }
  return {
    answered: (call, status, seconds) => requests.observe({ call, end: endOf(status) }, seconds),
    text: async () => {
      await read()
      return { type: registry.contentType, body: await registry.metrics() }
    },
  }
}
