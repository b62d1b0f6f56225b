import { MINUTE_MS } from '#core/kernel/time-units.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { Clause, PageText } from '#core/site/pages/views.ts'

/**
 * Terms as they were agreed to, by what they say: the language in which they were read, the day of
 * their head and a mark of every letter. Other letters are another version, whoever wrote them.
 */
export type TermsVersion = { language: string; day: string; mark: string }

export const nameOfTerms = ({ language, day, mark }: TermsVersion): string =>
  `${language}.${day}.${mark}`

/** The language in which a version was read; null for what names none. */
export const languageOfTerms = (version: string): string | null =>
  /^([a-z]{2}(?:-[A-Z]{2})?)\.\d{4}-\d{2}-\d{2}\.[\da-f]+$/.exec(version)?.[1] ?? null

/**
 * Who agreed to other terms than those of today is asked first. `current`: what they are in the
 * language in which this member read them; to read the site in another one is no new agreement.
 */
export const termsAreAgreed = (agreed: string | null, current: string) =>
  agreed === current ? ok : 'terms_changed'

/**
 * During a rolling upgrade, a version that another server shows counts too, for so long after its
 * last use there: a server that was killed cannot say that it stopped.
 */
export const SHOWN_ELSEWHERE_COUNTS_MS = 15 * MINUTE_MS

export type TermsChange = { id: string; title: string; kind: 'new' | 'changed' | 'gone' }

const isSame = (one: Clause, other: Clause) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Which clauses say something else now, in the order of the page, then those that went. `told`: the
 * same page as its reader reads it, in whichever language.
 */
export const changesOf = (was: PageText, is: PageText, told: PageText = is): TermsChange[] => {
  const titles = new Map(told.clauses.map(({ id, title }) => [id, title]))
  const before = new Map(was.clauses.map((clause) => [clause.id, clause]))
  const after = new Set(is.clauses.map(({ id }) => id))
  const there = is.clauses.flatMap((clause): TermsChange[] => {
    const { id } = clause
    const title = titles.get(id) ?? clause.title
    const old = before.get(id)
    if (!old) return [{ id, title, kind: 'new' }]
    return isSame(old, clause) ? [] : [{ id, title, kind: 'changed' }]
  })
  const gone = was.clauses.filter(({ id }) => !after.has(id))
  return [...there, ...gone.map(({ id, title }) => ({ id, title, kind: 'gone' as const }))]
}
