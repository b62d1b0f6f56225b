import type { Logger } from 'pino'
import { interests } from '#core/discovery/values.ts'
import { readReports } from '#core/site/browser-reports.ts'
import type { siteCalls } from '#core/site/contract.ts'
import { settingsOf } from '#server/platform/config/settings.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import type { Streams } from '#server/platform/http/streams.ts'
import type { LimitCall } from '#server/platform/limiting.ts'
import type { BrowserReports } from '#server/platform/metrics/browser-reports.ts'

export type SiteRoutes = Pick<Handlers, keyof typeof siteCalls>

export const createSiteRoutes = ({
  streams,
  browserReports,
  limit,
  log,
  languages,
  demo,
  pushKey,
}: {
  streams: Streams
  browserReports: Pick<BrowserReports, 'note'>
  limit: LimitCall
  log: Pick<Logger, 'info'>
  languages: string[]
  demo: boolean
  /** Of the server's own push sender; where it has none, what the site says counts. */
  pushKey: string
}): SiteRoutes => ({
  'GET /api/settings.php': async ({ site, visitor }) => {
    const settings = settingsOf(site, visitor(), { languages, demo })
    return { ...settings, push_public_key: pushKey || settings.push_public_key }
  },

  'POST /api/browser-report.php': async ({ raw: { body }, site, source }) => {
    const tooMany = await limit('browserReportPerSource', source)
    if (tooMany) return tooMany
    const reports = readReports(body)
    if (!reports) return refuse('invalid')
    for (const { directive, blocked } of reports) {
      browserReports.note(directive)
      log.info({ site: site.id, directive, blocked }, 'a browser blocked something')
    }
    return {}
  },

  'GET /api/companyinfo.php': async ({ site }) => site.company,

  'GET /api/interests.php': async () => ({ interests: [...interests] }),

  'GET /api/regions.php': async ({ site }) => ({ regions: site.regions }),

  'GET /api/events.php': async ({ member: { id }, sessionHash }, res) => {
    if (sessionHash === null) return
    // Nothing comes after it: what would lead there is not held for as long as it is open.
    Object.assign(res.req, { next: undefined })
    await streams.open({ account: id, sessionHash, res })
  },
})
