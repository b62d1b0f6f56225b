import { isLanguage, type Language, nearestOf } from '../kernel/languages.ts'
import type { Settings } from './views.ts'

/** The cookie that keeps a language apart from any account. */
export const LOCALE_COOKIE = 'locale'

/** Stands behind a language that nobody chose: the domain decided (product spec, section 7). */
export const BY_DOMAIN = '.domain'

/**
 * The language of a header or of `document.cookie`; null when there is none. What the domain once
 * decided counts for a visitor; a member has a language of their own.
 */
export const languageIn = (cookies: string, account: string | null = null): string | null => {
  const kept = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${LOCALE_COOKIE}=`))
    ?.slice(LOCALE_COOKIE.length + 1)
  if (!kept?.endsWith(BY_DOMAIN)) return kept ?? null
  return account === null ? kept.slice(0, -BY_DOMAIN.length) : null
}

/** The languages that the site has switched on and that have words here. */
export const languagesOf = ({ languages }: Pick<Settings, 'languages'>): Language[] =>
  languages.filter(isLanguage)

/** The first two letters of `domain_language`: what a site shows to who chose nothing. */
export const ownLanguageOf = ({ domain_language }: Pick<Settings, 'domain_language'>): string =>
  domain_language.slice(0, 2)

/** The languages of a site with its own, which has the plain addresses, as the first. */
export const ownLanguageFirst = <L extends string>(on: readonly L[], own: string): L[] => {
  const first = nearestOf(on, own)
  return first ? [first, ...on.filter((language) => language !== first)] : [...on]
}

/** Whether this is what the site itself speaks, or a variant of it: then its own words count. */
export const isOwnLanguage = (
  settings: Pick<Settings, 'domain_language'>,
  language: string,
): boolean => language.startsWith(ownLanguageOf(settings))

/**
 * The cookie decides; without one the account's own language, then the first two letters of
 * `domain_language` (product spec, section 7). Only a language that is switched on counts, or one
 * that is the same but for some words.
 */
export const languageFor = (
  settings: Pick<Settings, 'languages' | 'domain_language'>,
  chosen: { cookie: string | null; account: string | null },
): Language => {
  const on = languagesOf(settings)
  return (
    nearestOf(on, chosen.cookie) ??
    nearestOf(on, chosen.account) ??
    nearestOf(on, ownLanguageOf(settings)) ??
    on[0] ??
    'nl'
  )
}
