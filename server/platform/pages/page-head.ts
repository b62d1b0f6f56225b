import { escapeHtml } from '#core/kernel/html.ts'
import {
  addressIn,
  alternatesOf,
  type IndexedPage,
  isIndexed,
  structuredOf,
} from '#core/site/engines/rules.ts'
import { ownLanguageFirst, ownLanguageOf } from '#core/site/language-shown.ts'
import type { Line, StaticPage } from '#core/site/pages/views.ts'
import type { Site } from '#core/site/ports.ts'
import { type RouteName, routes } from '#core/site/routes.ts'
import { engineTextsOf, missingPageTitle } from '../texts.ts'

/** JSON that HTML reads as plain text: it ends no element, and no part of it means another letter. */
export const asData = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')

/** What a page is, as a block of data that no browser runs. */
export const dataBlock = (structured: object): string =>
  `<script type="application/ld+json">${asData(structured)}</script>`

type Asked = {
  site: Site
  origin: string
  languages: readonly string[]
  language: string
  name: RouteName | null
  /** What a page of words says. */
  words: StaticPage | null
  /** False: the page, or the subject it is about, does not exist. */
  isFound: boolean
}
export type PageHead = { title: string; description: string; head: string; isIndexed: boolean }

const said = (line: Line) => line.map(({ text }) => text).join('')

const wordsOf = ({ site, language, words }: Asked, name: IndexedPage) => {
  const texts = engineTextsOf(language)
  const key = name === 'pages-ban' ? 'rules' : name
  const own = key in texts ? texts[key as keyof typeof texts] : null
  const told = words ? { title: words.title, description: words.lead } : own
  const { name: siteName, index_title, description } = site.settings
  return told
    ? { title: `${told.title} | ${siteName}`, description: told.description || description }
    : { title: index_title, description }
}

const questionsOf = ({ words }: Asked) =>
  words?.name === 'faq'
    ? words.clauses.flatMap(({ title, blocks }) => {
        const lines = blocks.flatMap((block) => {
          if (block.kind === 'paragraph') return [said(block.line)]
          return block.kind === 'list' ? block.items.map(said) : []
        })
        return lines.length > 0 ? [{ question: title, answer: lines.join(' ') }] : []
      })
    : []

/**
 * What a page says of itself before its program is there: to search engines in its own language, with
 * where it is in the others. What they are not to keep says no more than the site.
 */
export const pageHead = (asked: Asked): PageHead => {
  const { site, origin, language, name } = asked
  const languages = ownLanguageFirst(asked.languages, ownLanguageOf(site.settings))
  const { index_title: title, description, name: siteName } = site.settings
  if (!asked.isFound) {
    const missing = `${missingPageTitle(language)} | ${siteName}`
    return { title: missing, description, head: '', isIndexed: false }
  }
  if (!isIndexed(name)) return { title, description, head: '', isIndexed: false }
  const plain = routes[name].path
  const path = addressIn(plain, language, languages)
  const page = wordsOf(asked, name)
  const links = Object.entries(alternatesOf(plain, languages)).map(
    ([to, at]) =>
      `<link rel="alternate" hreflang="${to}" href="${escapeHtml(`${origin}${at}`)}" />`,
  )
  const data = dataBlock(structuredOf({ origin, path, language, ...page }, questionsOf(asked)))
  const canonical = `<link rel="canonical" href="${escapeHtml(`${origin}${path}`)}" />`
  return { ...page, head: [canonical, ...links, data].join(''), isIndexed: true }
}
