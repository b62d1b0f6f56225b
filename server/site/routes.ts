import type { AccountStore } from '#core/account/ports.ts'
import { interests } from '#core/discovery/values.ts'
import type { Clock } from '#core/kernel/ports.ts'
import type { siteCalls } from '#core/site/contract.ts'
import { settingsOf } from '#server/platform/config/settings.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import type { Streams } from '#server/platform/http/streams.ts'

export type SiteRoutes = Pick<Handlers, keyof typeof siteCalls>

export const createSiteRoutes = ({
  sessions,
  streams,
  accounts,
  clock,
  languages,
  demo,
  pushKey,
}: {
  sessions: Sessions
  streams: Streams
  accounts: AccountStore
  clock: Clock
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
    const lives = async () => {
      await accounts.seen(id, clock.now())
      return sessions.lives(sessionHash)
    }
    await lives()
    streams.open({ account: id, sessionHash, res, lives })
  },
})
