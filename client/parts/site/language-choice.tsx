import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '#client/platform/api/language.ts'
import { languagesOf } from '#client/platform/i18n/i18n.ts'
import type { User } from '#core/contract/shapes.ts'
import type { Settings } from '#core/site/contract.ts'
import type { Texts } from '#core/texts/nl/platform/texts.ts'
import styles from './language-choice.module.css'

type Language = keyof Texts['languageName']

/** Shown when the site has more than one language; a member's choice is kept on the account. */
export const LanguageChoice = ({ settings, user }: { settings: Settings; user: User | null }) => {
  const { t, i18n } = useTranslation()
  const languages = languagesOf(settings) as Language[]
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
          {t(`languageName.${language}`)}
        </option>
      ))}
    </select>
  )
}
