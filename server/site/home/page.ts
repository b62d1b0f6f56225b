import type { RequestHandler } from 'express'
import type { CountryFinder } from '#core/kernel/ports.ts'
import { structuredSite } from '#core/site/engines/rules.ts'
import type { DrawHome, HomeFiles } from '#core/site/home/views.ts'
import type { Site } from '#core/site/ports.ts'
import { routes } from '#core/site/routes.ts'
import { settingsOf } from '#server/platform/config/settings.ts'
import { originOf } from '#server/platform/http/origin.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import { visitorOf } from '#server/platform/http/visitor.ts'
import { dataBlock } from '#server/platform/pages/page-head.ts'
import { builtDrawing } from '../built-drawing.ts'
import { sendDrawn } from '../send-drawn.ts'

type Built = { drawHome: DrawHome }

/**
 * The home: a visitor gets it drawn with what the site says of itself, a member goes on to the
 * members (NAV-08). Without a build the client's page answers, or says that there is none.
 */
export const createHomePage = ({
  clientDir,
  publicUrl,
  languages,
  demo,
  production,
  sessions,
  countryFinder,
}: {
  clientDir: string
  production: boolean
  publicUrl: string
  languages: string[]
  demo: boolean
  sessions: Sessions
  countryFinder: CountryFinder
}): RequestHandler => {
  const built = builtDrawing<Built, HomeFiles>('home', { clientDir, production })
  return async (req, res, next) => {
    const site: Site = res.locals.site
    res.set({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' })
    const session = await sessions.of(req)
    if (session?.member.site === site.id) return res.redirect(routes.members.path)
    const page = built()
    if (!page) return next()
    const visitor = visitorOf(req, countryFinder)
    const { html, language, title, description } = page.drawing.drawHome({
      settings: settingsOf(site, visitor, { languages, demo }),
      company: site.company,
      cookies: req.get('cookie') ?? '',
      sourceKnown: visitor.trafficSource !== null,
      origin: originOf(publicUrl, site),
      files: page.files,
    })
    const { name, support_email: email } = site.settings
    const about = { origin: originOf(publicUrl, site), language, title, description }
    const data = dataBlock(structuredSite(about, { name, company: site.company.name, email }))
    return sendDrawn(req, res, {
      html: html.replace('</head>', () => `${data}</head>`),
      language,
      style: page.files.style,
    })
  }
}
