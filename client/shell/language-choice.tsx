import { useTranslation } from 'react-i18next'
import { call } from '#client/api/call.ts'
import { queryClient } from '#client/api/client.ts'
import { userQuery } from '#client/api/queries.ts'
import { languagesOf, speak } from '#client/i18n/i18n.ts'
import { rememberLanguage } from '#client/i18n/remembered.ts'
import type { Texts } from '#client/i18n/texts.ts'
import type { User } from '#core/contract/shapes.ts'
import type { Settings } from '#core/contract/site.ts'
import styles from './footer.module.css'

type Language = keyof Texts['languageName']

/** Shown when the site has more than one language; a member's choice is kept on the account. */
export const LanguageChoice = ({ settings, user }: { settings: Settings; user: User | null }) => {
  const { t, i18n } = useTranslation()
  const languages = languagesOf(settings) as Language[]
  if (languages.length < 2) return null
  const choose = async (language: string) => {
    rememberLanguage(language)
    await speak(language)
    if (!user) return
    const answer = await call('PUT /api/user.php', { body: { language } }).catch(() => null)
    if (answer) queryClient.setQueryData(userQuery.queryKey, answer.user)
  }
  return (
    <select
      className={styles.language}
      aria-label={t('nav.language')}
      value={i18n.language}
      onChange={({ target }) => choose(target.value)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {t(`languageName.${language}`)}
        </option>
      ))}
    </select>
  )
}
