import type { Language } from './languages.ts'

/** Languages that are another but for some words: their folder holds those words alone. */
const variants: Partial<Record<Language, Language>> = { 'en-US': 'en' }

/** The language whose words count wherever this one has none of its own; null for one that is whole. */
export const baseOf = (language: Language): Language | null => variants[language] ?? null

/** Of the texts of a language those that a variant of it says otherwise. */
export type Over<T> = {
  readonly [K in keyof T]?: T[K] extends string | readonly unknown[]
    ? T[K]
    : T[K] extends (...facts: never[]) => unknown
      ? T[K]
      : Over<T[K]>
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The texts of a language with those that a variant says otherwise; neither is changed. */
export const over = <T extends object>(base: T, own: Over<T>): T => {
  const said = { ...base } as Record<string, unknown>
  for (const [key, text] of Object.entries(own)) {
    const before = said[key]
    said[key] = isGroup(before) && isGroup(text) ? over(before, text) : text
  }
  return said as T
}
