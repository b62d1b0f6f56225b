import { useTranslation } from 'react-i18next'
import { useSettings } from '#client/platform/api/hooks.ts'
import { WarningIcon } from '#client/ui/icons.tsx'
import styles from './fictional-label.module.css'

/** Says wherever it matters that a profile is fictional (promise H1). */
export const FictionalLabel = () => {
  const { t } = useTranslation()
  return <span className={styles.label}>{t('fictional.label')}</span>
}

/** The warning in the words of the site, where its language is the one shown. */
export const FictionalWarning = () => {
  const { t, i18n } = useTranslation()
  const { fictional_warning, domain_language } = useSettings()
  const own = domain_language.slice(0, 2) === i18n.language && fictional_warning
  return (
    <p className={styles.warning}>
      <WarningIcon />
      {own || t('fictional.warning')}
    </p>
  )
}
