import { useEffect } from 'react'
import { redirect, useLocation, useParams } from 'react-router'
import { keptSource } from '#client/parts/site/source.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { loadSite } from '#client/platform/api/site.ts'
import { settingsQuery } from '#client/platform/api/site-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { changeLanguage } from '#client/platform/i18n/i18n.ts'
import { rememberDomainLanguage } from '#client/platform/i18n/remembered.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { isLanguage, type Language } from '#core/kernel/languages.ts'
import { queryFrom } from '#core/site/landers/landing.ts'
import { autoSlugOf, languageBySlug, slugFor, slugOf } from '#core/site/landers/slugs.ts'
import { SLUG } from '#core/site/landers/values.ts'
import { languageFor, languageIn, languagesOf } from '#core/site/language-shown.ts'

/** The same address with another last word. */
const inSlug = ({ pathname, search }: { pathname: string; search: string }, slug: string) =>
  `${pathname.replace(/[^/]+\/?$/, slug)}${search}`

/** Who chose no language goes on in that of the slug, as from every lander. */
const speak = async (language: Language) => {
  if (languageIn(document.cookie, '') === null) rememberDomainLanguage(language)
  await changeLanguage(language)
}

/** Fills in `auto`, and shows the page to a visitor in the language of its slug (LND-02). */
export const loadBySlug = async (slug: string, address: string) => {
  if (!SLUG.test(slug)) throw new Response(null, { status: 404 })
  const [settings, user] = await Promise.all([
    queryClient.ensureQueryData(settingsQuery),
    queryClient.ensureQueryData(userQuery),
  ])
  const account = user?.language ?? null
  const cookie = languageIn(document.cookie, account)
  const reads = languageFor(settings, { cookie, account })
  const shown = slugFor(slug, reads, languagesOf(settings))
  if (shown !== slug) throw redirect(inSlug(new URL(address), shown))
  if (!user) await speak(languageBySlug(slug, languagesOf(settings), reads))
}

const useSpoken = (): Language => {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : 'nl'
}

/** Another language, once chosen, has a slug of its own; the next page is in that of its reader. */
export const useLanguageOfSlug = () => {
  const { slug } = useParams()
  const location = useLocation()
  const navigate = useNavigate()
  const spoken = useSpoken()
  const user = useUser()
  const named = languageBySlug(slug ?? null, languagesOf(useSettings()), spoken)
  const other = !user && slug && named !== spoken ? inSlug(location, autoSlugOf(slug)) : null
  useEffect(() => {
    if (other !== null) void navigate(other, { replace: true, preventScrollReset: true })
  }, [other, navigate])
  useEffect(() => () => void loadSite().catch(() => undefined), [])
}

/** What goes along to sign-up: the slug of the address, else that of the site, and who brought them. */
export const useLanding = () => {
  const { slug } = useParams()
  const { niche } = useSettings()
  const spoken = useSpoken()
  const landing = { slug: slug ?? slugOf(niche, spoken) }
  return { ...landing, query: queryFrom(landing, keptSource()) }
}
