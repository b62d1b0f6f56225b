import type { TFunction } from 'i18next'
import { nicheOf } from '#core/site/landers/slugs.ts'
import { niches } from '#core/site/landers/values.ts'

/** What is said of the niche that a slug names; empty for everybody, who is the first. */
export const nicheWords = (t: TFunction, slug: string): string => {
  const niche = niches[(nicheOf(slug) ?? 1) - 2]
  return niche ? t(`landing.niches.${niche}`) : ''
}
