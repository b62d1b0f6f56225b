import type { CompanyInfo } from '../views.ts'
import { type PageName, TERMS_VERSION_DATE } from './values.ts'

const later = (one: string, other: string): string =>
  new Date(one) > new Date(other) ? one : other

/**
 * Since when a page counts: what it says of itself; of the terms the date of the product spec, or
 * since when the company is there where that is later (section 9).
 */
export const validFrom = (
  name: PageName,
  { version }: { version: string },
  { added }: Pick<CompanyInfo, 'added'>,
): string => (name === 'terms' ? later(TERMS_VERSION_DATE, added) : `${version}T12:00:00Z`)

/** What Markdown reads as marks stands as it is where it came from somebody's name. */
const escaped = (value: string) => value.replaceAll(/[\\`*_{}[\]<>#|~]/g, (mark) => `\\${mark}`)

const PLACE = /\{\{(\w+)\}\}/g

/** The names that a Markdown text asks facts for, each once. */
export const askedIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(PLACE)].map(([, name = '']) => name)),
]

/**
 * A Markdown text with its facts: `{{refund_days}}` becomes 14. `tables` stand in as they are, as
 * Markdown. A name that is neither stays, so that its operator sees it.
 */
export const filled = (
  markdown: string,
  facts: Record<string, string | number>,
  tables: Record<string, string> = {},
): string =>
  markdown.replaceAll(PLACE, (whole, name: string) => {
    const table = tables[name]
    if (table !== undefined) return table
    const fact = facts[name]
    return fact === undefined ? whole : escaped(String(fact))
  })
