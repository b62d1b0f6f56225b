import { describe, expect, it } from 'vitest'
import type { MemberSearch } from '#core/discovery/member-search.ts'
import { filterOf } from '#core/discovery/search-query.ts'
import { type Widening, widened, widenings } from '#core/discovery/widening.ts'

type Case = [Widening, MemberSearch, Partial<MemberSearch> | null]

const town = { country: 'NL', region: 'Utrecht', city: 'Zeist' }

/** What each wish is, and what is left of it once it is less strict; null where it cannot be. */
const cases: Case[] = [
  ['distance', { distance: 25 }, { distance: 50 }],
  ['distance', { distance: 100, near: 7 }, { distance: undefined, near: undefined }],
  ['city', town, { country: 'NL', region: 'Utrecht' }],
  ['region', town, null],
  ['region', { country: 'NL', region: 'Utrecht' }, { country: 'NL' }],
  ['country', { country: 'NL', region: 'Utrecht' }, null],
  ['country', { country: 'NL' }, {}],
  ['age', { minAge: 30, maxAge: 40 }, { minAge: 25, maxAge: 45 }],
  ['age', { minAge: 20, maxAge: 97 }, {}],
  ['interests', { interests: ['tea', 'wine'], allInterests: true }, { interests: ['tea', 'wine'] }],
  ['interests', { interests: ['tea', 'wine'] }, {}],
  ['interests', { interests: ['tea'], allInterests: true }, {}],
  ['hairColor', { hairColor: ['red'] }, {}],
  ['eyeColor', { eyeColor: ['blue'] }, {}],
  ['bodyType', { bodyType: ['slim'] }, {}],
  ['relationshipStatus', { relationshipStatus: ['single'] }, {}],
  ['tattoos', { tattoos: false }, {}],
  ['sexuality', { sexuality: ['bi'] }, {}],
  ['seeks', { seeks: 'male' }, {}],
  ['photo', { photo: true }, {}],
  ['online', { online: true }, {}],
  ['isNew', { isNew: true }, {}],
  ['only', { only: 'real' }, {}],
  ['fit', { fit: 'both' }, {}],
]

describe('A wish that keeps others away', () => {
  it.each(cases)('%s: of %o it leaves %o', (widening, query, left) => {
    const found = widened({ gender: 'female', page: 3, ...query }).find(
      (each) => each.widening === widening,
    )
    expect(found?.query ?? null).toEqual(left && { gender: 'female', ...left })
  })

  it('is every one that a search has but the gender that one looks for', () => {
    expect(new Set(cases.map(([widening]) => widening))).toEqual(new Set(widenings))
    expect(widened({ gender: 'female', sort: 'newest', page: 2 })).toEqual([])
    expect(new Set(Object.keys(filterOf))).toEqual(new Set(widenings))
  })
})
