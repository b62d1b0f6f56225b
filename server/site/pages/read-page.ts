import type { Language } from '#core/kernel/languages.ts'
import type { PageTexts } from '#core/site/pages/ports.ts'
import { filled, validFrom } from '#core/site/pages/rules.ts'
import type { PageName } from '#core/site/pages/values.ts'
import type { StaticPage } from '#core/site/pages/views.ts'
import type { Site } from '#core/site/ports.ts'
import { factsOf } from './facts.ts'
import { tablesOf } from './tables.ts'

export type ReadPage = (asked: {
  site: Site
  name: PageName
  language: Language
}) => Promise<StaticPage>

/**
 * A page with the facts of its site. Where a language has none, the language of the product stands
 * in; throws `PageFault` for one that cannot be shown.
 */
export const createReadPage =
  ({ pageTexts }: { pageTexts: PageTexts }): ReadPage =>
  async ({ site, name, language }) => {
    const { language: spoken, markdown } = await pageTexts.shown({ site: site.id, language, name })
    const text = pageTexts.read(filled(markdown, factsOf(site), tablesOf(spoken)))
    const valid_from = validFrom(name, text, site.company)
    return { ...text, name, language: spoken, valid_from }
  }
