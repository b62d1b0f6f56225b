import { LOCALE_COOKIE_DAYS } from '#core/site/values.ts'

const COOKIE = 'locale'
const DAY_S = 86_400

/** The language of a header or of `document.cookie`; null when none was chosen. */
export const languageIn = (cookies: string): string | null =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? null

export const rememberedLanguage = (): string | null => languageIn(document.cookie)

/** Keeps a choice for a year, apart from any account. */
export const rememberLanguage = (language: string) => {
  const age = LOCALE_COOKIE_DAYS * DAY_S
  const cookie = `${COOKIE}=${language}; path=/; max-age=${age}; samesite=lax`
  Object.assign(document, { cookie })
}
