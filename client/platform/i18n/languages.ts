import type { Language } from '#core/kernel/languages.ts'
import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlMember } from '#core/texts/nl/platform/member.ts'
import type { nlRest } from '#core/texts/nl/platform/rest.ts'
import { nlStart } from '#core/texts/nl/platform/start.ts'

/** How the same texts are loaded in each language. */
export type Loaders<T = object> = Record<Language, () => Promise<TextsOf<T>>>

/** What signing up and logging in show; in Dutch it comes with the first page. */
export const startLoaders: Loaders<typeof nlStart> = {
  nl: async () => nlStart,
  en: async () => (await import('#core/texts/en/platform/start.ts')).enStart,
}

/** What the members show, and what stands around every page of one of them. */
export const memberLoaders: Loaders<typeof nlMember> = {
  nl: async () => (await import('#core/texts/nl/platform/member.ts')).nlMember,
  en: async () => (await import('#core/texts/en/platform/member.ts')).enMember,
}

/** What all other pages show. */
export const restLoaders: Loaders<typeof nlRest> = {
  nl: async () => (await import('#core/texts/nl/platform/rest.ts')).nlRest,
  en: async () => (await import('#core/texts/en/platform/rest.ts')).enRest,
}
