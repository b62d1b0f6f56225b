import { chooseLanguage } from '#client/platform/api/language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { User } from '#core/contract/shapes.ts'
import { languageName } from '#core/kernel/language-name.ts'
import { languagesOf } from '#core/site/language-shown.ts'
import type { Settings } from '#core/site/views.ts'
import styles from './language-choice.module.css'

/** Shown when more than one language is visible in this country (NAV-04); a member's choice is kept on the account. */
export const LanguageChoice = ({ settings, user }: { settings: Settings; user: User | null }) => {
  const { t, i18n } = useTranslation()
  const { visible_languages: visible } = settings
  const languages = languagesOf(settings).filter(
    (language) => visible.includes(language) || language === i18n.language,
  )
  if (languages.length < 2) return null
  return (
    <select
      className={styles.language}
      aria-label={t('nav.language')}
      value={i18n.language}
      onChange={({ target }) => chooseLanguage(target.value, user)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageName(language)}
        </option>
      ))}
    </select>
  )
}
