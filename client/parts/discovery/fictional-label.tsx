import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { WarningIcon } from '#client/ui/icons.tsx'
import styles from './fictional-label.module.css'

/** Says wherever it matters that a profile is fictional (promise H1). */
export const FictionalLabel = () => {
  const { t } = useTranslation()
  return <span className={styles.label}>{t('fictional.label')}</span>
}

/** On the edge of a small picture, where the whole label has no room; read aloud it is whole. */
export const FictionalMark = () => {
  const { t } = useTranslation()
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{t('fictional.short')}</span>
      <span className="visually-hidden">{t('fictional.label')}</span>
    </span>
  )
}

/** The warning in the words of the site, where its language is the one shown. */
const useWarning = (): string => {
  const { t, i18n } = useTranslation()
  const { fictional_warning, domain_language } = useSettings()
  const own = domain_language.slice(0, 2) === i18n.language && fictional_warning
  return own || t('fictional.warning')
}

export const FictionalWarning = () => (
  <p className={styles.warning}>
    <WarningIcon />
    {useWarning()}
  </p>
)

/** The same in one quiet line, which stays in view for as long as one talks. */
export const FictionalLine = () => <p className={styles.quiet}>{useWarning()}</p>
