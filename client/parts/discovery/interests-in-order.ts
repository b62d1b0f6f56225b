import type { TFunction } from 'i18next'
import { type Interest, intimateInterests } from '#core/discovery/values.ts'

export type NamedInterest = { interest: Interest; name: string }

/** By what they are about, each group in the order of the reader's language. */
export const interestsInOrder = (
  t: TFunction,
  language: string,
  interests: readonly Interest[],
): { free: NamedInterest[]; intimate: NamedInterest[] } => {
  const named = interests
    .map((interest) => ({ interest, name: t(`interest.${interest}`) }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  return {
    free: named.filter(({ interest }) => !intimateInterests.has(interest)),
    intimate: named.filter(({ interest }) => intimateInterests.has(interest)),
  }
}
