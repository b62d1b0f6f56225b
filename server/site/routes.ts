import { interests } from '#core/discovery/values.ts'
import type { siteCalls } from '#core/site/contract.ts'
import { settingsOf } from '#server/platform/config/settings.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import type { Streams } from '#server/platform/http/streams.ts'

export type SiteRoutes = Pick<Handlers, keyof typeof siteCalls>

export const createSiteRoutes = ({
  streams,
  languages,
  demo,
  pushKey,
}: {
  streams: Streams
  languages: string[]
  demo: boolean
  /** Of the server's own push sender; where it has none, what the site says counts. */
  pushKey: string
}): SiteRoutes => ({
  'GET /api/settings.php': async ({ site, visitor }) => {
    const settings = settingsOf(site, visitor(), { languages, demo })
    return { ...settings, push_public_key: pushKey || settings.push_public_key }
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
