import { Router } from 'express'
import { escapeHtml } from '#core/kernel/html.ts'
import { addressIn, alternatesOf, indexedPages } from '#core/site/engines/rules.ts'
import { slugOf } from '#core/site/landers/slugs.ts'
import { landerNames, takesSlug } from '#core/site/landers/values.ts'
import { ownLanguageFirst, ownLanguageOf } from '#core/site/language-shown.ts'
import type { Site } from '#core/site/ports.ts'
import { routes } from '#core/site/routes.ts'
import { originOf } from '#server/platform/http/origin.ts'

type Entry = { path: string; alternates: Record<string, string> }

/** Each lander by the slug of the site's niche, in each language. */
const landersOf = ({ settings }: Site, languages: readonly string[]): Entry[] =>
  landerNames.flatMap((name) => {
    const path = `/landers/${name}`
    if (!takesSlug(name)) return [{ path, alternates: {} }]
    const inEach = languages.map(
      (language) => [language, `${path}/${slugOf(settings.niche, language)}`] as const,
    )
    const alternates = { ...Object.fromEntries(inEach), 'x-default': path }
    return [{ path, alternates: languages.length > 1 ? alternates : {} }]
  })

const pagesOf = (languages: readonly string[]): Entry[] =>
  indexedPages.flatMap((name) => {
    const { path } = routes[name]
    const alternates = alternatesOf(path, languages)
    return languages.map((language) => ({ path: addressIn(path, language, languages), alternates }))
  })

const entry = (origin: string, { path, alternates }: Entry) => {
  const links = Object.entries(alternates).map(
    ([language, to]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + to)}"/>`,
  )
  return `<url><loc>${escapeHtml(origin + path)}</loc>${links.join('')}</url>`
}

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'

/** Where robots do no good; what they may read and not keep says so itself. */
const KEPT_OUT = ['/api/', '/dev/', '/sandbox/']

/** What a site says to search engines, each of itself alone. */
export const createEngineFiles = ({
  publicUrl,
  languages,
}: {
  publicUrl: string
  languages: string[]
}): Router => {
  const files = Router()
  files.get('/robots.txt', (_, res) => {
    const lines = [
      'User-agent: *',
      ...KEPT_OUT.map((path) => `Disallow: ${path}`),
      `Sitemap: ${originOf(publicUrl, res.locals.site)}/sitemap.xml`,
    ]
    res
      .set('cache-control', 'public, max-age=3600')
      .type('text')
      .send(`${lines.join('\n')}\n`)
  })
  files.get('/sitemap.xml', (_, res) => {
    const site: Site = res.locals.site
    const origin = originOf(publicUrl, site)
    const own = ownLanguageFirst(languages, ownLanguageOf(site.settings))
    const all = [...pagesOf(own), ...landersOf(site, languages)]
    res
      .set('cache-control', 'public, max-age=3600')
      .type('application/xml')
      .send(`${HEAD}${all.map((one) => entry(origin, one)).join('')}</urlset>\n`)
  })
  return files
}
