import type { Request, RequestHandler } from 'express'
import { nearestOf } from '#core/kernel/languages.ts'
import { LANGUAGE_ASKED } from '#core/site/engines/rules.ts'
import { LOCALE_COOKIE } from '#core/site/language-shown.ts'
import { LOCALE_COOKIE_DAYS } from '#core/site/values.ts'

const DAY_MS = 86_400_000

/** A script, a picture or another file, by its ending. */
const FILE = /\.[a-z0-9]+$/i
const NAME = /^[a-z]{2}(-[A-Z]{2})?$/

/** The language nearest to the one that an address names; null where it names none that is here. */
export const languageAsked = ({ query }: Pick<Request, 'query'>, languages: readonly string[]) => {
  const named = query[LANGUAGE_ASKED]
  const isName = typeof named === 'string' && NAME.test(named)
  return isName ? (nearestOf(languages, named) ?? null) : null
}

/**
 * An address may ask for its page in a language: whoever comes by it reads that, here and on the
 * pages after it, as if they had chosen it. What a call of the API asks is its own, and a file is
 * cached for everybody: an answer with a cookie would not be.
 */
export const askedLanguage =
  ({ languages, secure }: { languages: readonly string[]; secure: boolean }): RequestHandler =>
  (req, res, next) => {
    const isOfApi = req.path.startsWith('/api/')
    const isFile = FILE.test(req.path)
    const asked = languageAsked(req, languages)
    if (isOfApi || isFile || !asked) return next()
    const others = (req.get('cookie') ?? '')
      .split('; ')
      .filter((one) => !one.startsWith(`${LOCALE_COOKIE}=`))
    req.headers.cookie = [...others.filter(Boolean), `${LOCALE_COOKIE}=${asked}`].join('; ')
    res.cookie(LOCALE_COOKIE, asked, {
      path: '/',
      sameSite: 'lax',
      secure,
      maxAge: LOCALE_COOKIE_DAYS * DAY_MS,
    })
    next()
  }
