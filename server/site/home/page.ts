import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { RequestHandler } from 'express'
import type { CountryFinder } from '#core/kernel/ports.ts'
import type { DrawHome, HomeFiles } from '#core/site/home/views.ts'
import type { Site } from '#core/site/ports.ts'
import { routes } from '#core/site/routes.ts'
import { settingsOf } from '#server/platform/config/settings.ts'
import { originOf } from '#server/platform/http/origin.ts'
import type { Sessions } from '#server/platform/http/sessions.ts'
import { visitorOf } from '#server/platform/http/visitor.ts'

const pack = promisify(gzip)
const load = createRequire(import.meta.url)

type BuiltHome = { draw: DrawHome; files: HomeFiles }

/**
 * The drawing of the home that was built beside the client; null without a build. While the site
 * is developed a new build is loaded; else the one of the start counts.
 */
const builtHome = (clientDir: string, production: boolean) => {
  const module = join(clientDir, '..', 'pages', 'home.js')
  const names = join(clientDir, '..', 'pages', 'home.json')
  let built: { from: number; home: BuiltHome } | null = null
  return (): BuiltHome | null => {
    if (built && production) return built.home
    if (!existsSync(module) || !existsSync(names)) return null
    const from = statSync(module).mtimeMs
    if (built?.from === from) return built.home
    delete load.cache[load.resolve(module)]
    const { drawHome } = load(module) as { drawHome: DrawHome }
    built = { from, home: { draw: drawHome, files: JSON.parse(readFileSync(names, 'utf8')) } }
    return built.home
  }
}

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
  const built = builtHome(clientDir, production)
  return async (req, res, next) => {
    const site: Site = res.locals.site
    res.set({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' })
    const session = await sessions.of(req)
    if (session?.member.site === site.id) return res.redirect(routes.members.path)
    const page = built()
    if (!page) return next()
    const visitor = visitorOf(req, countryFinder)
    const { html, language } = page.draw({
      settings: settingsOf(site, visitor, { languages, demo }),
      company: site.company,
      cookies: req.get('cookie') ?? '',
      sourceKnown: visitor.trafficSource !== null,
      origin: originOf(publicUrl, site),
      files: page.files,
    })
    res.set('content-language', language).type('html')
    if (req.acceptsEncodings('gzip', 'identity') !== 'gzip') return res.send(html)
    res.set('content-encoding', 'gzip').send(await pack(html))
  }
}
