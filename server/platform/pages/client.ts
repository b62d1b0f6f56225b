import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { escapeHtml } from '#core/kernel/html.ts'
import { slugBeside } from '#core/site/landers/landing.ts'
import { SLUG } from '#core/site/landers/values.ts'
import type { Site } from '#core/site/ports.ts'
import { isDemoPage, routeOf } from '#core/site/routes.ts'
import { originOf } from '../http/origin.ts'
import { languageAsked } from '../middleware/asked-language.ts'
import type { Drawn, DrawPageFor } from './drawn-pages.ts'
import { asData, type PageHead, pageHead } from './page-head.ts'
import type { SubjectExists } from './page-subject.ts'

const TOKEN_PATH = /^\/[\w-]{43}\/?$/

/**
 * Any single word could be a mailed link; one that has not even its shape is no page, nor is a slug
 * that is none. What only a demo has is none elsewhere.
 */
const isPage = (path: string, demo: boolean) => {
  const name = routeOf(path)
  const slug = slugBeside(path)
  if (name === null || (isDemoPage(name) && !demo)) return false
  if (slug !== null && !SLUG.test(slug)) return false
  return name !== 'token' || TOKEN_PATH.test(path)
}

const filled = (html: string, told: Pick<PageHead, 'title' | 'description'>, language: string) =>
  html
    .replace(/(<html[^>]*?) lang="[^"]*"/, '$1')
    .replace('<html', () => `<html lang="${escapeHtml(language)}"`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(told.title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*(")/,
      (_, before, after) => `${before}${escapeHtml(told.description)}${after}`,
    )

const titleOf = ({ settings }: Site) => ({
  title: settings.index_title,
  description: settings.description,
})

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

const EMPTY_PAGE = '<div id="root"><div class="first-bar"></div></div>'

const PROGRAM = /\s*<script type="module".*?<\/script>|\s*<link rel="modulepreload"[^>]*>/gs

/** What is read first holds its program ready, and what begins it when somebody acts. */
const withReading = (html: string, reading: string) => {
  const program = (html.match(PROGRAM) ?? []).join('')
  return html
    .replaceAll(PROGRAM, '')
    .replace(
      '</head>',
      () =>
        `<script type="module" crossorigin src="${reading}"></script><template id="program">${program}</template></head>`,
    )
}

/** What is laid out by halves moves: it shows once the browser has all of it. */
const WHOLE = '<link rel="expect" href="#first-answers" blocking="render">'

/** The page with what was drawn on it, and what its program begins with. */
const withDrawn = (page: string, { head, body, reading, known, now }: Drawn) => {
  const answers = `<template id="first-answers" data-now="${now}">${asData(known)}</template>`
  const html = page.replace('</head>', () => `${WHOLE}${head}</head>`)
  return (reading ? withReading(html, reading) : html)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload" crossorigin', (link) => `${link} fetchpriority="low"`)
    .replace(EMPTY_PAGE, () => `<div id="root">${body}</div>${answers}`)
}

/** Nobody keeps what was drawn for a member; a visitor's page tells the settings of a device. */
const keptBy = ({ isMembers }: Drawn) => ({
  'cache-control': isMembers ? 'private, no-store' : 'private, no-cache',
  vary: 'cookie, accept-language',
})

/** Every path of the product answers the client's page; what is none does so with 404. */
export const clientPages = ({
  clientDir,
  publicUrl,
  languages,
  demo,
  draw = async () => null,
  subjectExists = async () => true,
}: {
  clientDir: string
  publicUrl: string
  languages: string[]
  demo: boolean
  /** Null for a page: it is sent as it was built. */
  draw?: DrawPageFor
  subjectExists?: SubjectExists
}): RequestHandler => {
  const page = pageReader(join(clientDir, 'index.html'))
  return async (req, res) => {
    const html = page()
    if (html === undefined) {
      res.status(503).type('text').send('The client is not built: npm run build\n')
      return
    }
    const name = isPage(req.path, demo) ? routeOf(req.path) : null
    const [drawn, isFound] = name
      ? await Promise.all([draw(req, res, name), subjectExists(req, res, name)])
      : [null, false]
    const spoken =
      languageAsked(req, languages) || req.acceptsLanguages(...languages) || (languages[0] ?? 'nl')
    const site: Site = res.locals.site
    const language = drawn?.language ?? spoken
    const origin = originOf(publicUrl, site)
    const words = drawn?.words ?? null
    const told = pageHead({ site, origin, languages, language, name, words, isFound })
    res
      .status(isFound ? 200 : 404)
      .set(told.isIndexed ? {} : { 'x-robots-tag': 'noindex' })
      .set(drawn ? keptBy(drawn) : { 'cache-control': 'no-cache', vary: 'accept-language' })
      .type('html')
      .send(
        filled(drawn ? withDrawn(html, drawn) : html, told, language).replace(
          '</head>',
          () => `${told.head}</head>`,
        ),
      )
  }
}

/**
 * The page that a device keeps to open the app by without a connection: as it was built, with
 * nothing on it that belongs to anybody. Its program is told so.
 */
export const shellPage = ({
  clientDir,
  languages,
}: {
  clientDir: string
  languages: string[]
}): RequestHandler => {
  const page = pageReader(join(clientDir, 'index.html'))
  return (req, res, next) => {
    const html = page()?.replace('<html', '<html data-shell=""')
    if (html === undefined) return next()
    const spoken = req.acceptsLanguages(...languages) || (languages[0] ?? 'nl')
    res
      .set({
        'cache-control': 'no-cache',
        vary: 'accept-language',
        'x-robots-tag': 'noindex',
      })
      .type('html')
      .send(filled(html, titleOf(res.locals.site), spoken))
  }
}
