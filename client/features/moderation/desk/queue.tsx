import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { desk } from '#client/platform/i18n/page-texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

export const loader = () => loadTexts(desk, 'desk')

/** What waits at the desk, the most urgent first. */
export const Component = () => {
  const { t } = useTranslation('desk')
  return <h1>{t('frame.reports')}</h1>
}
