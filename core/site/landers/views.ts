import type { TrafficSource } from '#core/account/values.ts'
import type { Language } from '#core/kernel/languages.ts'
import type { InlineStyle } from '../inline-style.ts'
import type { CompanyInfo, Settings } from '../views.ts'
import type { LanderName } from './values.ts'

/** What a lander is made of. */
export type LanderFacts = {
  name: LanderName
  /** With which it was opened, the language filled in; null: without one. */
  slug: string | null
  language: Language
  settings: Settings
  company: CompanyInfo
  /** By the address or by what the browser kept; null: nobody brought them. */
  source: TrafficSource | null
  /** Of the site's first country, the largest first. */
  towns: readonly string[]
  /** The time of the product, as ISO 8601. */
  now: string
  /** Where the site is, as search engines name it: scheme and host, no slash. */
  origin: string
  files: LanderFiles
}

/**
 * Paths of built files, each beginning with a slash; the first script begins, and needs the others,
 * `entry` opens the warning of the entry.
 */
export type LanderFiles = { style: InlineStyle; scripts: string[]; entry: string }

/** Draws the whole page, which can be read and left for sign-up without any script. */
export type DrawLander = (facts: LanderFacts) => string
