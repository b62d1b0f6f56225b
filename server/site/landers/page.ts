import type { Request, RequestHandler } from 'express'
import type { Language } from '#core/kernel/languages.ts'
import type { Clock, CountryFinder, Geocoder } from '#core/kernel/ports.ts'
import { landerAt } from '#core/site/landers/landing.ts'
import { languageBySlug, slugFor } from '#core/site/landers/slugs.ts'
import type { LanderName } from '#core/site/landers/values.ts'
import type { DrawLander, LanderFiles } from '#core/site/landers/views.ts'
import type { Site } from '#core/site/ports.ts'
import { routes } from '#core/site/routes.ts'
import type { Settings } from '#core/site/views.ts'
import { settingsOf } from '#server/platform/config/settings.ts'
import { originOf } from '#server/platform/http/origin.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import { visitorOf } from '#server/platform/http/visitor.ts'
import { builtDrawing } from '../built-drawing.ts'
import { sendDrawn } from '../send-drawn.ts'

type Built = {
  drawLander: DrawLander
  /** What somebody reads whose browser sends these cookies. */
  languageIn: (settings: Settings, cookies: string) => Language
}
type Files = Record<LanderName, LanderFiles>

/** The same address with another last word. */
const withSlug = ({ originalUrl }: Request, name: LanderName, slug: string) => {
  const { search } = new URL(originalUrl, 'http://localhost')
  return `/landers/${name}/${slug}${search}`
}

/** As many as there are drawn people, and more. */
const TOWNS = 10

/** The largest towns of the first country of a site, from its list. */
const createTowns = (geocoder: Geocoder) => {
  const byCountry = Map.groupBy(geocoder.towns(), ({ country }) => country)
  return ({ settings: { countries } }: Site) =>
    (byCountry.get(countries[0] ?? '') ?? []).slice(0, TOWNS).map(({ city }) => city)
}

/**
 * A lander (LND-01): a visitor gets it drawn, in the language and for the niche that its slug names
 * (LND-02); a member goes on to the members. What is no lander is left to the next.
 */
export const createLanderPage = ({
  clientDir,
  publicUrl,
  languages,
  demo,
  production,
  sessions,
  countryFinder,
  geocoder,
  clock,
}: {
  clientDir: string
  production: boolean
  publicUrl: string
  languages: string[]
  demo: boolean
  sessions: Sessions
  countryFinder: CountryFinder
  geocoder: Geocoder
  clock: Clock
}): RequestHandler => {
  const built = builtDrawing<Built, Files>('lander', { clientDir, production })
  const towns = createTowns(geocoder)
  return async (req, res, next) => {
    const address = landerAt(req.path)
    const page = address && built()
    if (!address || !page) return next()
    const { name, slug } = address
    const site: Site = res.locals.site
    res.set({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' })
    const session = await sessions.of(req)
    if (session?.member.site === site.id) return res.redirect(routes.members.path)
    const { drawLander, languageIn } = page.drawing
    const visitor = visitorOf(req, countryFinder)
    const settings = settingsOf(site, visitor, { languages, demo })
    const reads = languageIn(settings, req.get('cookie') ?? '')
    const shown = slug && slugFor(slug, reads, languages)
    if (shown !== null && shown !== slug) return res.redirect(withSlug(req, name, shown))
    const language = languageBySlug(slug, languages, reads)
    const files = page.files[name]
    const html = drawLander({
      name,
      slug,
      language,
      settings,
      company: site.company,
      source: visitor.trafficSource,
      towns: towns(site),
      now: clock.now().toISOString(),
      origin: originOf(publicUrl, site),
      files,
    })
    return sendDrawn(req, res, { html, language, style: files.style })
  }
}
