import { BY_DOMAIN, LOCALE_COOKIE } from '#core/site/language-shown.ts'
import { LOCALE_COOKIE_DAYS } from '#core/site/values.ts'

const keep = (value: string) => {
  const age = LOCALE_COOKIE_DAYS * 86_400
  Object.assign(document, {
    cookie: `${LOCALE_COOKIE}=${value}; path=/; max-age=${age}; samesite=lax`,
  })
}

/** Keeps a choice for a year, apart from any account. */
export const rememberLanguage = (language: string) => keep(language)

/** Keeps what the domain decided, for as long as nobody chooses. */
export const rememberDomainLanguage = (language: string) => keep(`${language}${BY_DOMAIN}`)
