import { languages } from '#core/kernel/languages.ts'

/**
 * The pages on which visitors from elsewhere land (product spec, section 2), each by the word of its
 * path. All but the last take a slug (`slugs.ts`).
 */
export const landerNames = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
  'tinderswipe',
] as const
export type LanderName = (typeof landerNames)[number]

export const isLanderName = (word: string): word is LanderName =>
  (landerNames as readonly string[]).includes(word)

const WITHOUT_SLUG: readonly LanderName[] = ['tinderswipe']
export const takesSlug = (name: LanderName): boolean => !WITHOUT_SLUG.includes(name)

/** What a site can be about beside everybody, as its slugs say it. */
export const niches = ['she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const

/** How the slugs of a niche begin (product spec, section 2): 1 is everybody. */
export const slugPrefixes: readonly string[] = ['', ...niches.map((niche) => `${niche}-`)]

/** In a slug, stands for the language of who reads it. */
export const AUTO = 'auto'

/** How slugs write a language where it is not by its name: British English has three letters. */
const codes: Partial<Record<string, string>> = { en: 'eng', 'en-US': 'us' }
export const codeOf = (language: string): string => codes[language] ?? language

/** The name of a language is accepted too, and becomes its code: `en` is `eng` (`slugs.ts`). */
const lastWords = [...languages.map(codeOf), ...languages, AUTO]

/** What a slug is: a niche, and a language that the product speaks. Any other is no page. */
export const SLUG = new RegExp(
  `^(?:${slugPrefixes.filter(Boolean).join('|')})?(?:${lastWords.join('|')})$`,
)
