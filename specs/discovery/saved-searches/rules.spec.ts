import { describe, expect, it } from 'vitest'
import {
  LOOK_MS,
  mayBeToldFrom,
  NEWCOMERS_MAX,
  nextLook,
  SAVED_NAME_MAX,
  SAVED_SEARCHES_MAX,
  TELL_FROM_HOUR,
} from '#core/discovery/saved-searches/rules.ts'
import { readWishes, savedWishes } from '#core/discovery/saved-searches/wishes.ts'
import { profileFields, searchFields } from '#core/discovery/showing.ts'

describe('The notice of new members', () => {
  it('has the limits that were decided', () => {
    expect([SAVED_SEARCHES_MAX, SAVED_NAME_MAX, NEWCOMERS_MAX]).toEqual([10, 40, 99])
    expect([LOOK_MS, TELL_FROM_HOUR]).toEqual([3_600_000, 9])
  })

  it('comes from nine in the morning on, where the sites are, and once a day', () => {
    const at = (time: string) => new Date(`2026-07-01T${time}Z`)
    expect(mayBeToldFrom(at('12:00:00'), null)).toEqual(at('07:00:00'))
    expect(mayBeToldFrom(at('12:00:00'), '2026-06-30')).toEqual(at('07:00:00'))
    expect(mayBeToldFrom(at('12:00:00'), '2026-07-01')).toEqual(new Date('2026-07-02T07:00:00Z'))
    expect(mayBeToldFrom(at('22:30:00'), '2026-07-01')).toEqual(new Date('2026-07-02T07:00:00Z'))
    expect(mayBeToldFrom(new Date('2026-12-01T12:00:00Z'), null)).toEqual(
      new Date('2026-12-01T08:00:00Z'),
    )
  })

  it('is looked for every hour, and not before it may come', () => {
    const noon = new Date('2026-07-01T12:00:00Z')
    expect(nextLook(noon, null)).toEqual(new Date('2026-07-01T13:00:00Z'))
    expect(nextLook(noon, '2026-07-01')).toEqual(new Date('2026-07-02T07:00:00Z'))
    expect(nextLook(new Date('2026-07-01T02:00:00Z'), null)).toEqual(
      new Date('2026-07-01T07:00:00Z'),
    )
  })
})

describe('Saved wishes', () => {
  const site = { search_fields: [...searchFields], visible_profile_fields: [...profileFields] }
  const wishes = { gender: 'female', min_age: '25', hair_color: 'red,blond', sort: 'newest' }

  it('are those of a search, without the place in its list', () => {
    expect(savedWishes.safeParse(wishes)).toMatchObject({ success: true, data: wishes })
    const wrong = [{ page: '2' }, { after: 'x' }, { min_age: '12' }, { nothing: '' }, { fit: 'x' }]
    for (const one of wrong) expect(savedWishes.safeParse(one).success).toBe(false)
  })

  it('are read as the search that they are', () => {
    expect(readWishes(wishes, site)).toEqual({
      wishes,
      query: { gender: 'female', min_age: 25, hair_color: ['red', 'blond'], sort: 'newest' },
      dropped: [],
    })
  })

  it('leave out, by name, what is not understood or not searched by any more', () => {
    const without = { ...site, search_fields: ['gender', 'hair_color'] }
    expect(readWishes({ ...wishes, body_type: 'vast' }, without)).toEqual({
      wishes: { gender: 'female', hair_color: 'red,blond', sort: 'newest' },
      query: { gender: 'female', hair_color: ['red', 'blond'], sort: 'newest' },
      dropped: ['min_age', 'body_type'],
    })
  })
})
