import type { SearchQuery } from '#core/discovery/search-query.ts'

type Words = Partial<Record<keyof SearchQuery, string | number>>

/** A search as a browser sends it, and the page that is read. */
export type NamedSearch = { name: string; words: Words; page: number }

const search = (name: string, words: Words, page = 1): NamedSearch => ({
  name,
  words: { gender: 'male', ...words },
  page,
})

const utrecht = { country: 'NL', countryregion: 'Utrecht' }
const nearUtrecht = { ...utrecht, city: 'Utrecht' }

/** The sixteen searches of the bench, broad and narrow, in every order. */
export const searches: NamedSearch[] = [
  search('gender', {}),
  search('gender, page 50', {}, 50),
  search('gender, page 500', {}, 500),
  search('a province', utrecht),
  search('a province and age', { ...utrecht, min_age: 30, max_age: 40 }),
  search('hair, eyes, build and age', {
    hair_color: 'red',
    eye_color: 'green',
    body_type: 'slim',
    min_age: 30,
    max_age: 50,
  }),
  search('two interests, a province, real', {
    ...utrecht,
    interests: 'sushi,theater',
    interests_match: 'all',
    only: 'real',
  }),
  search('six wishes', {
    hair_color: 'red',
    eye_color: 'hazel',
    body_type: 'fat',
    relationship_status: 'widowed',
    interests: 'tea,politics',
    interests_match: 'all',
    min_age: 60,
  }),
  search('nearly nobody', { ...utrecht, min_age: 71, max_age: 73, hair_color: 'red' }),
  search('within 25 km', { ...nearUtrecht, distance: 25 }),
  search('within 10 km, with a photo, age', {
    ...nearUtrecht,
    distance: 10,
    photo: 'yes',
    min_age: 40,
    max_age: 50,
  }),
  search('online, real', { online: 'yes', only: 'real' }),
  search('new', { new: 'yes' }),
  search('newest', { sort: 'newest' }),
  search('nearest', { sort: 'distance' }),
  search('fits both', { fit: 'both' }),
]
