import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Words } from '#core/kernel/lifecycle.ts'

/** The texts of this page, and `of` for what a chart says itself. */
export const useChartWords = () => {
  const { t, i18n } = useTranslation('charts')
  const language = i18n.language === 'nl' ? 'nl' : 'en'
  return { t, of: (words: Words) => words[language] }
}
