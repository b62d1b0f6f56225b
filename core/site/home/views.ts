import type { InlineStyle } from '../inline-style.ts'
import type { CompanyInfo, Settings } from '../views.ts'

/** What the home of a visitor is made of. */
export type HomeFacts = {
  settings: Settings
  company: CompanyInfo
  /** What the browser sends along, in which it may remember a language. */
  cookies: string
  /** Whether the visitor comes from a known source, by the address or by what the browser kept. */
  sourceKnown: boolean
  /** Where the home is, as search engines and cards name it: scheme and host, no slash. */
  origin: string
  files: HomeFiles
}

/** Paths of built files, each beginning with a slash. */
export type HomeFiles = {
  style: InlineStyle
  /** The first begins, and needs the others. */
  scripts: string[]
  /** Opens the warning of the entry. */
  entry: string
  /** What the pages that follow need, to be fetched when somebody is about to go there. */
  prefetched: string[]
}

/** Draws the whole page, which can be read without any script. */
export type DrawHome = (facts: HomeFacts) => {
  html: string
  language: string
  /** What the page says of itself, in its language. */
  title: string
  description: string
}
