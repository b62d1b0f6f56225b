import { type Language, languages } from '#core/kernel/languages.ts'
import { saidIn } from '#specs/harness/texts/said.ts'

const lettersIn = (language: Language) =>
  saidIn(language).reduce((sum, { text }) => sum + text.length, 0)

/** The language whose texts are the longest, of all that there are. */
export const longestLanguage = (): Language =>
  languages
    .map((language) => ({ language, letters: lettersIn(language) }))
    .reduce((longest, one) => (one.letters > longest.letters ? one : longest)).language
