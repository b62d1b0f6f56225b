import type { Language } from '#core/kernel/languages.ts'
import { type CookieTerms, keptItems, keptOnDevice } from '#core/site/pages/kept-on-device.ts'
import type { PageTables } from '#core/texts/nl/site/page-tables.ts'
import { pageTablesOf } from '../../platform/texts.ts'
import { cookieTerms } from './facts.ts'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const untilIn = ({ until: words }: PageTables, { until }: ReturnType<typeof keptOf>) => {
  if (typeof until === 'string') return words[until]
  return 'days' in until ? words.days(until.days) : words.hours(until.hours)
}

const keptOf = (name: (typeof keptItems)[number], terms: CookieTerms) => keptOnDevice(terms)[name]

const cookiesIn = (words: PageTables) =>
  [
    row(words.head),
    row(words.head.map(() => '---')),
    ...keptItems.map((name) => {
      const kept = keptOf(name, cookieTerms)
      const named = kept.names.join(', ').replaceAll(/[*_#]/g, (mark) => `\\${mark}`)
      return row([words.kept[name], named, untilIn(words, kept)])
    }),
  ].join('\n')

/** What stands in a page as a table and is made from the code, in Markdown. */
export const tablesOf = (language: Language): Record<string, string> => ({
  cookies: cookiesIn(pageTablesOf(language)),
})
