import type { Language } from './languages.ts'

/** The forms of number that a language has, as CLDR names them for cardinals. */
export const pluralForms = {
  nl: ['one', 'other'],
  en: ['one', 'other'],
  'en-US': ['one', 'other'],
  de: ['one', 'other'],
  fr: ['one', 'many', 'other'],
  da: ['one', 'other'],
  sv: ['one', 'other'],
  nb: ['one', 'other'],
  es: ['one', 'many', 'other'],
  it: ['one', 'many', 'other'],
  fi: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>

type FormOf<L extends Language> = (typeof pluralForms)[L][number]

/** A key that counts stands once for each form of its language, and not for those of Dutch. */
type KeyIn<L extends Language, K> = K extends `${infer Counted}_other`
  ? `${Counted}_${FormOf<L>}`
  : K extends `${string}_one`
    ? never
    : K

/** What a language has to say: every key of the Dutch texts, each with its own forms of number. */
export type TextsIn<L extends Language, T> = {
  readonly [K in keyof T as KeyIn<L, K>]: T[K] extends string ? string : TextsIn<L, T[K]>
}

/** What is said in any one of the languages with two forms, as Dutch and English. */
export type TextsOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : TextsOf<T[K]> }

/**
 * The words for this many in a language, by its own forms: "1 credit", "2 credits".
 * `forms` has one for each that the language knows.
 */
export const counted = <L extends Language>(
  language: L,
  count: number,
  forms: Record<FormOf<L>, string>,
): string => {
  const form = new Intl.PluralRules(language).select(count)
  return (forms as Partial<Record<Intl.LDMLPluralRule, string>>)[form] ?? ''
}
