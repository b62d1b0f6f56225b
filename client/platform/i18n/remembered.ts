import { LOCALE_COOKIE_DAYS } from '#core/site/values.ts'

const COOKIE = 'locale'
const DAY_S = 86_400

/** Stands behind a language that nobody chose: the domain decided (product spec, section 7). */
const BY_DOMAIN = '.domain'

/**
 * The language of a header or of `document.cookie`; null when there is none. What the domain once
 * decided counts for a visitor; a member has a language of their own.
 */
export const languageIn = (cookies: string, account: string | null = null): string | null => {
  const kept = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)
  if (!kept?.endsWith(BY_DOMAIN)) return kept ?? null
  return account === null ? kept.slice(0, -BY_DOMAIN.length) : null
}

const keep = (value: string) => {
  const age = LOCALE_COOKIE_DAYS * DAY_S
  Object.assign(document, { cookie: `${COOKIE}=${value}; path=/; max-age=${age}; samesite=lax` })
}

/** Keeps a choice for a year, apart from any account. */
export const rememberLanguage = (language: string) => keep(language)

/** Keeps what the domain decided, for as long as nobody chooses. */
export const rememberDomainLanguage = (language: string) => keep(`${language}${BY_DOMAIN}`)
