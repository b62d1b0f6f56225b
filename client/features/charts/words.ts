import { useTranslation } from 'react-i18next'
import { i18n } from '#client/platform/i18n/i18n.ts'
import type { Words } from '#core/kernel/lifecycle.ts'
import { nlCharts } from '#core/texts/nl/platform/charts.ts'

/** The words of this page in every language that there is. */
export const loadChartWords = async () => {
  const { enCharts } = await import('#core/texts/en/platform/charts.ts')
  i18n.addResourceBundle('nl', 'charts', nlCharts)
  i18n.addResourceBundle('en', 'charts', enCharts)
}

/** The texts of this page, and `of` for what a chart says itself. */
export const useChartWords = () => {
  const { t, i18n } = useTranslation('charts')
  const language = i18n.language === 'nl' ? 'nl' : 'en'
  return { t, of: (words: Words) => words[language] }
}
