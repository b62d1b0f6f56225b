import { describe, expect, it } from 'vitest'
import {
  profileFields,
  profileNotes,
  searchFields,
  searchOpen,
  shownOf,
  unsearchable,
} from '#core/discovery/showing.ts'
import { profile } from '#specs/harness/server/people.ts'

const said = profile({
  about_me: 'Ik hou van de zee.',
  reason: 'Gezelschap',
  sexuality: 'bi',
  tattoos: false,
  hair_color: 'red',
  eye_color: 'green',
  body_type: 'slim',
  interests: ['art'],
  relationship_status: 'single',
  online: true,
  likes_me: true,
  fictional: true,
})
const all = { visible_profile_fields: [...profileFields], visible_profile_notes: [...profileNotes] }

describe('a profile', () => {
  it('shows all that is said where the site shows every field', () => {
    expect(shownOf(said, all)).toEqual(said)
  })

  it.each(profileFields.filter((field) => field !== 'gender'))(
    'keeps %s to itself where the site does not show it, and nothing else',
    (field) => {
      const fields = profileFields.filter((other) => other !== field)
      const { [field]: hidden, ...rest } = shownOf(said, { ...all, visible_profile_fields: fields })
      const { [field]: before, ...others } = said
      expect(hidden).not.toEqual(before)
      expect([null, '', [].length]).toContainEqual(Array.isArray(hidden) ? hidden.length : hidden)
      expect(rest).toEqual(others)
    },
  )

  it('notes who is online and whose like it is where the site notes that, and always what is fictional', () => {
    const bare = shownOf(said, { ...all, visible_profile_notes: [] })
    expect(bare).toMatchObject({ online: false, likes_me: false, fictional: true })
    const online = shownOf(said, { ...all, visible_profile_notes: ['online'] })
    expect(online).toMatchObject({ online: true, likes_me: false })
  })
})

describe('what one may search members by', () => {
  const query = {
    gender: 'female',
    country: 'NL',
    countryregion: 'Utrecht',
    min_age: 30,
    max_age: 40,
    only: 'real',
    page: 1,
  } as const

  it('goes by the fields that the site lets its members be searched by', () => {
    expect(
      unsearchable(query, {
        search_fields: [...searchFields],
        visible_profile_fields: [...profileFields],
      }),
    ).toEqual([])
    expect(unsearchable(query, { search_fields: ['gender'], visible_profile_fields: [] })).toEqual([
      'country',
      'countryregion',
      'min_age',
      'max_age',
    ])
    expect(unsearchable({}, { search_fields: [], visible_profile_fields: [] })).toEqual([])
  })

  it.each([
    ['all', 'all', false, 'ok'],
    ['none', 'all', false, 'search_closed'],
    ['none', 'all', true, 'ok'],
    ['all', 'none', true, 'search_closed'],
    ['all', 'none', false, 'ok'],
  ])(
    'of a visitor with %s, and %s for who comes from a source, is for one with source %s: %s',
    (own, other, trafficSource, verdict) => {
      const settings = { logged_out_search: own, logged_out_search_trafficsource: other }
      expect(searchOpen(settings, { trafficSource })).toBe(verdict)
    },
  )
})
