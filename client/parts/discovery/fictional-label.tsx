import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { isOwnLanguage } from '#core/site/language-shown.ts'
import styles from './fictional-label.module.css'

/** What the site calls its fictional profiles, where its language is the one shown; else nothing. */
export const useFictionalWords = () => {
  const { i18n } = useTranslation()
  const settings = useSettings()
  const { fictional_singular: singular, fictional_plural: plural } = settings
  return isOwnLanguage(settings, i18n.language) && singular ? { singular, plural } : null
}

/** The site's words stand within sentences; a label begins one. */
const beginning = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** Says wherever it matters that a profile is fictional (promise H1). */
export const FictionalLabel = () => {
  const { t } = useTranslation()
  const own = useFictionalWords()
  return (
    <span className={styles.label} data-icon={useSettings().fictional_icon}>
      {own ? beginning(own.singular) : t('fictional.label')}
    </span>
  )
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
