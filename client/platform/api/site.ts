import { changeLanguage, loadMemberTexts } from '#client/platform/i18n/i18n.ts'
import { rememberDomainLanguage } from '#client/platform/i18n/remembered.ts'
import { isOwnLanguage, languageFor, languageIn } from '#core/site/language-shown.ts'
import { queryClient } from './client.ts'
import { settingsQuery } from './site-queries.ts'
import { userQuery } from './user-query.ts'

/** What every page needs: the settings of the site, who is logged in, and the words. */
export const loadSite = async () => {
  const [settings, user] = await Promise.all([
    queryClient.ensureQueryData(settingsQuery),
    queryClient.ensureQueryData(userQuery),
  ])
  const account = user?.language ?? null
  const cookie = languageIn(document.cookie, account)
  const language = languageFor(settings, { cookie, account })
  // The domain decided, and from now on the cookie does (product spec, section 7).
  if (isOwnLanguage(settings, language) && cookie === null && account === null)
    rememberDomainLanguage(language)
  await Promise.all([changeLanguage(language), user && loadMemberTexts()])
  return null
}
