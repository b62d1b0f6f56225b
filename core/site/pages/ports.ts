import type { Language } from '#core/kernel/languages.ts'
import type { PageName } from './values.ts'
import type { PageText } from './views.ts'

export type PageAsked = { site: string; language: Language; name: PageName }

export interface PageTexts {
  /**
   * The Markdown of a page: what the operator wrote for this site, else for all sites, else what
   * comes with the product; null where none has it in this language.
   */
  markdown(asked: PageAsked): Promise<string | null>
  /** The one that is shown: where a language has none, that of the product stands in. */
  shown(asked: PageAsked): Promise<{ language: Language; markdown: string }>
  /** What Markdown says; throws `PageFault` for what no page can show. */
  read(markdown: string): PageText
}

/** Why a page cannot be shown, for its operator. */
export class PageFault extends Error {}
