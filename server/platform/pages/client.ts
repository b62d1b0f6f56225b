import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { escapeHtml } from '#core/kernel/html.ts'
import type { Site } from '#core/site/ports.ts'
import { isDemoPage, routeOf } from '#core/site/routes.ts'

const TOKEN_PATH = /^\/[\w-]{43}\/?$/

/**
 * Any single word could be a mailed link; one that has not even its shape is no page. What only a
 * demo has is none elsewhere.
 */
const isPage = (path: string, demo: boolean) => {
  const name = routeOf(path)
  if (name === null || (isDemoPage(name) && !demo)) return false
  return name !== 'token' || TOKEN_PATH.test(path)
}

const filled = (html: string, { settings }: Site, language: string) =>
  html
    .replace(/(<html[^>]*?) lang="[^"]*"/, '$1')
    .replace('<html', () => `<html lang="${escapeHtml(language)}"`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(settings.index_title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*(")/,
      (_, before, after) => `${before}${escapeHtml(settings.description)}${after}`,
    )

/** Reads the client's page again when a new build has put another one there. */
const pageReader = (file: string) => {
  let read: { html: string; at: number } | undefined
  return () => {
    if (!existsSync(file)) return undefined
    const at = statSync(file).mtimeMs
    if (read?.at !== at) read = { html: readFileSync(file, 'utf8'), at }
    return read.html
  }
}

/** Every path of the product answers the client's page; what is none does so with 404. */
export const clientPages = ({
  clientDir,
  languages,
  demo,
}: {
  clientDir: string
  languages: string[]
  demo: boolean
}): RequestHandler => {
  const page = pageReader(join(clientDir, 'index.html'))
  return (req, res) => {
    const html = page()
    if (html === undefined) {
      res.status(503).type('text').send('The client is not built: npm run build\n')
      return
    }
    const language = req.acceptsLanguages(...languages) || (languages[0] ?? 'nl')
    res
      .status(isPage(req.path, demo) ? 200 : 404)
      .set({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .type('html')
      .send(filled(html, res.locals.site, language))
  }
}
