import { chooseLanguage } from '#client/platform/api/language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { icon } from '#client/ui/icons.tsx'
import type { User } from '#core/contract/shapes.ts'
import { languageName } from '#core/kernel/language-name.ts'
import { languagesOf } from '#core/site/language-shown.ts'
import type { Settings } from '#core/site/views.ts'
import styles from './language-choice.module.css'

const GlobeIcon = icon(
  <path d="M3.5 12a8.500 8.500 0 1 0 17 0 8.500 8.500 0 1 0-17 0M3.5 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17" />,
)

type Props = {
  settings: Settings
  user: User | null
  /** As wide as an icon and a code: for a bar. */
  small?: boolean
}

/** Shown when more than one language is visible in this country (NAV-04); a member's choice is kept on the account. */
export const LanguageChoice = ({ settings, user, small = false }: Props) => {
  const { t, i18n } = useTranslation()
  const { visible_languages: visible } = settings
  const languages = languagesOf(settings).filter(
    (language) => visible.includes(language) || language === i18n.language,
  )
  if (languages.length < 2) return null
  const choice = (
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
  if (!small) return choice
  return (
    <span className={styles.small}>
      <GlobeIcon size={20} />
      <span className={styles.code} aria-hidden="true">
        {i18n.language.slice(0, 2).toUpperCase()}
      </span>
      {choice}
    </span>
  )
}
