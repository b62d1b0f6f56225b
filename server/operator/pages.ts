import { type Language, languages } from '#core/kernel/languages.ts'
import { PageFault, type PageTexts } from '#core/site/pages/ports.ts'
import { askedIn } from '#core/site/pages/rules.ts'
import { type PageName, pageNames } from '#core/site/pages/values.ts'
import type { Site, SiteStore } from '#core/site/ports.ts'
import { factNames } from '../site/pages/facts.ts'
import { tablesOf } from '../site/pages/tables.ts'

export const PAGES_USAGE = 'npm run operator -- pages'

/** What is wrong with a page, or since which day it says what it says. */
const judged = async (pageTexts: PageTexts, site: Site, language: Language, name: PageName) => {
  const markdown = await pageTexts.markdown({ site: site.id, language, name })
  if (markdown === null) return 'is missing'
  const known = [...factNames(site), ...Object.keys(tablesOf(language))]
  const unknown = askedIn(markdown).filter((asked) => !known.includes(asked))
  if (unknown.length > 0) return `WRONG: asks for ${unknown.join(', ')}, which no site has`
  try {
    return pageTexts.read(markdown).version
  } catch (error) {
    if (error instanceof PageFault) return `WRONG: ${error.message}`
    throw error
  }
}

/** Every page of every site in every language: its version, or what is wrong with it. */
export const operatePages = async ({
  sites,
  pageTexts,
}: {
  sites: SiteStore
  pageTexts: PageTexts
}): Promise<string> => {
  const lines: string[] = []
  for (const site of await sites.all()) {
    for (const language of languages) {
      for (const name of pageNames) {
        const told = await judged(pageTexts, site, language, name)
        lines.push(`${site.id}  ${language}  ${name}  ${told}`)
      }
    }
  }
  return lines.join('\n')
}
