import type { Language } from '#core/kernel/languages.ts'
import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMember } from '#core/texts/nl/platform/member.ts'
import type { nlRest } from '#core/texts/nl/platform/rest.ts'
import { nlStart } from '#core/texts/nl/platform/start.ts'
import type { PageTexts } from './other-languages.ts'

/** Loads the same texts in any language. */
export type Loader<T = object> = (language: Language) => Promise<TextsOf<T>>

/**
 * Dutch comes by its own way, as most read it; how the others are loaded is known to a file of its
 * own, which comes with the first of them.
 */
export const loaderOf =
  <T extends object>(name: PageTexts, dutch: () => Promise<T> | T): Loader<T> =>
  async (language) => {
    if (language === 'nl') return dutch() as TextsOf<T> | Promise<TextsOf<T>>
    const { textsIn } = await import('./other-languages.ts')
    return (await textsIn(name, language)) as TextsOf<T>
  }

/** What signing up and logging in show; in Dutch it comes with the first page. */
export const startTextsIn = loaderOf<typeof nlStart>('start', () => nlStart)

/** What the members show, and what stands around every page of one of them. */
export const memberTextsIn = loaderOf<typeof nlMember>(
  'member',
  async () => (await import('#core/texts/nl/platform/member.ts')).nlMember,
)

/** What all other pages show. */
export const restTextsIn = loaderOf<typeof nlRest>(
  'rest',
  async () => (await import('#core/texts/nl/platform/rest.ts')).nlRest,
)
