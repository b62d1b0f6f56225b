import type { Language } from '#core/kernel/languages.ts'
import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRest } from '#core/texts/nl/platform/rest.ts'
import { nlStart } from '#core/texts/nl/platform/start.ts'

/** How the same texts are loaded in each language. */
export type Loaders<T = object> = Record<Language, () => Promise<TextsOf<T>>>

/** What signing up and logging in show; in Dutch it comes with the first page. */
export const startLoaders: Loaders<typeof nlStart> = {
  nl: async () => nlStart,
  en: async () => (await import('#core/texts/en/platform/start.ts')).enStart,
}

/** What all other pages show. */
export const restLoaders: Loaders<typeof nlRest> = {
  nl: async () => (await import('#core/texts/nl/platform/rest.ts')).nlRest,
  en: async () => (await import('#core/texts/en/platform/rest.ts')).enRest,
}
