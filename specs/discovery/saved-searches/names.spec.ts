import { describe, expect, it } from 'vitest'
import { isSameSearch, namePartsOf } from '#core/discovery/saved-searches/names.ts'
import type { Wishes } from '#core/discovery/saved-searches/ports.ts'

const named: [Wishes, ReturnType<typeof namePartsOf>][] = [
  [{}, [{ part: 'female' }]],
  [{ gender: 'male' }, [{ part: 'male' }]],
  [{ gender: 'any' }, [{ part: 'any' }]],
  [
    { min_age: '25', max_age: '35', sort: 'newest', interests_match: 'all' },
    [{ part: 'female' }, { part: 'ages', min: '25', max: '35' }],
  ],
  [{ min_age: '25' }, [{ part: 'female' }, { part: 'from', min: '25' }]],
  [{ max_age: '35' }, [{ part: 'female' }, { part: 'upto', max: '35' }]],
  [
    { country: 'NL', countryregion: 'Utrecht', city: 'Zeist' },
    [{ part: 'female' }, { part: 'city', city: 'Zeist' }],
  ],
  [
    { country: 'NL', countryregion: 'Utrecht', city: 'Zeist', distance: '25' },
    [{ part: 'female' }, { part: 'around', city: 'Zeist' }],
  ],
  [{ distance: '25' }, [{ part: 'female' }, { part: 'within', distance: '25' }]],
  [
    { distance: '25', countryregion: 'Utrecht' },
    [{ part: 'female' }, { part: 'within', distance: '25' }, { part: 'more', count: 1 }],
  ],
  [
    { countryregion: 'Utrecht', photo: 'yes', hair_color: 'red,blond' },
    [{ part: 'female' }, { part: 'region', region: 'Utrecht' }, { part: 'more', count: 2 }],
  ],
]

describe('The name of a saved search', () => {
  it.each(named)('says whom, how old and where, and counts the rest: %o', (wishes, parts) => {
    expect(namePartsOf(wishes, 'female')).toEqual(parts)
  })
})

describe('Two saved searches', () => {
  it('are the same by their wishes, however they are ordered', () => {
    const one = { min_age: '25', gender: 'male' }
    expect(isSameSearch(one, { gender: 'male', min_age: '25', sort: 'newest' })).toBe(true)
    expect(isSameSearch(one, { gender: 'male', min_age: '26' })).toBe(false)
    expect(isSameSearch(one, { gender: 'male' })).toBe(false)
    expect(isSameSearch({ gender: 'male' }, one)).toBe(false)
  })
})
