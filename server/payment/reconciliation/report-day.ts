import type { Logger } from 'pino'
import { dayOf, startOfDay } from '#core/kernel/day.ts'
import type { JobBook } from '#core/kernel/jobs.ts'
import type { Clock, Mailer } from '#core/kernel/ports.ts'
import type { DeskStore } from '#core/moderation/ports.ts'
import {
  addsUp,
  type DayReport,
  daysToReport,
  differencesIn,
  type ReconciliationStore,
  reconciledTotalsOf,
} from '#core/payment/reconciliation/rules.ts'
import { ownLanguageOf } from '#core/site/language-shown.ts'
import type { SiteStore } from '#core/site/ports.ts'
import { dayLetter } from '#server/payment/reconciliation/mails.ts'
import { formsOf } from '#server/platform/mails/layout.ts'

const HALF_DAY_MS = 12 * 3_600_000

/** The instants between which a day lies, `YYYY-MM-DD`: noon in UTC is within that day of the sites. */
const spanOf = (day: string) => {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const from = startOfDay(new Date(noon))
  const until = startOfDay(new Date(noon + 2 * HALF_DAY_MS))
  return { from, until }
}

export type ReportDay = (site: string, day: string) => Promise<DayReport>

/**
 * Reckons one day of one site: orders, payments, grants and ledger, every difference by name; and
 * what waits for a person: work that was given up, and objections that nobody may look at.
 */
export const createReportDay =
  ({
    reconciliation,
    jobBook,
    deskStore,
  }: {
    reconciliation: ReconciliationStore
    jobBook: Pick<JobBook, 'failed'>
    deskStore: Pick<DeskStore, 'stuckAppeals'>
  }): ReportDay =>
  async (site, day) => {
    const [{ reckoned, ...facts }, failed, stuckAppeals] = await Promise.all([
      reconciliation.facts({ site, ...spanOf(day) }),
      jobBook.failed(site),
      deskStore.stuckAppeals(site),
    ])
    const failedJobs = failed.map(({ since, ...work }) => ({ ...work, since: dayOf(since) }))
    const standing = reconciledTotalsOf(reckoned)
    const differences = differencesIn(reckoned)
    return { site, day, ...facts, failedJobs, stuckAppeals, standing, differences }
  }

/** A day on which nothing was ordered, paid or wrong is no news. */
const isNews = (report: DayReport) => {
  const { orders, paid, flows, returned, notBack, failedJobs, stuckAppeals = 0 } = report
  const moved = [paid, flows, notBack, failedJobs].some(({ length }) => length > 0)
  return orders > 0 || moved || returned > 0 || stuckAppeals > 0 || !addsUp(report)
}

/**
 * Reports each day that is over once, however many nodes there are and however long none was, and
 * tells the people of the site.
 */
export const createDaySweep = ({
  reconciliation,
  reportDay,
  sites,
  mailer,
  clock,
  log,
}: {
  reconciliation: ReconciliationStore
  reportDay: ReportDay
  sites: SiteStore
  mailer: Mailer
  clock: Clock
  log: Logger
}) => {
  const make = async (site: string, day: string) => {
    const report = await reportDay(site, day)
    const isOurs = await reconciliation.keep(report, clock.now())
    if (isOurs && !addsUp(report)) log.error({ alarm: true, ...report }, 'a day does not add up')
  }

  const tell = async (report: DayReport) => {
    const { site: id, day } = report
    const site = (await sites.all()).find((known) => known.id === id)
    if (site && isNews(report)) {
      const { support_email: to, name, mail_name: sender } = site.settings
      const language = ownLanguageOf(site.settings)
      const letter = dayLetter({ language, site: name, report })
      const mail = { to, sender, subject: letter.subject, ...formsOf(letter, language) }
      await mailer.send({ ...mail, key: `day:${id}:${day}` })
    }
    await reconciliation.markReported(report, clock.now())
  }

  return async (): Promise<number> => {
    const yesterday = dayOf(new Date(startOfDay(clock.now()).getTime() - HALF_DAY_MS))
    for (const { id } of await sites.all()) {
      const last = await reconciliation.lastDay(id)
      for (const day of daysToReport(last, yesterday)) await make(id, day)
    }
    const untold = await reconciliation.unreported()
    for (const report of untold) {
      await tell(report).catch((error: Error) => {
        const { site, day } = report
        log.warn({ site, day, err: error }, 'a report is not mailed; mailed again later')
      })
    }
    return 0
  }
}
