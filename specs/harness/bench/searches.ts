import { cellAt } from '#core/discovery/distance.ts'
import type { MemberSearch } from '#core/discovery/member-search.ts'

export type NamedSearch = { name: string; query: MemberSearch; page: number }

const search = (name: string, query: MemberSearch, page = 1): NamedSearch => ({
  name,
  query: { gender: 'male', ...query },
  page,
})

const utrecht = { country: 'NL', region: 'Utrecht' }
const rare = { country: 'NL', region: 'Zeeland' }
/** Utrecht, in the middle of the Netherlands. */
const NEAR = cellAt({ lat: 52.09, lon: 5.12 })

/** From what nearly all are to what nobody is. */
export const searches: NamedSearch[] = [
  search('gender', {}),
  search('gender, page 10', {}, 10),
  search('gender, page 50', {}, 50),
  search('gender, page 500', {}, 500),
  search('gender and age', { minAge: 35, maxAge: 45 }),
  search('age of one year', { minAge: 41, maxAge: 41 }),
  search('a province', utrecht),
  search('a province and age', { ...utrecht, minAge: 30, maxAge: 40 }),
  search('a small province', rare),
  search('nearly nobody', { ...rare, minAge: 71, maxAge: 73, hairColor: ['red'] }),
  search('hair, eyes, build and age', {
    hairColor: ['red'],
    eyeColor: ['green'],
    bodyType: ['slim'],
    minAge: 30,
    maxAge: 50,
  }),
  search('two interests, a province, real', {
    ...utrecht,
    interests: ['sushi', 'theater'],
    allInterests: true,
    only: 'real',
  }),
  search('six wishes', {
    hairColor: ['red'],
    eyeColor: ['hazel'],
    bodyType: ['fat'],
    relationshipStatus: ['widowed'],
    interests: ['tea', 'politics'],
    allInterests: true,
    minAge: 60,
  }),
  search('within 25 km', { distance: 25, near: NEAR }),
  search('within 10 km, with a photo, age', {
    distance: 10,
    near: NEAR,
    photo: true,
    minAge: 40,
    maxAge: 50,
  }),
  search('online, real', { online: true, only: 'real' }),
]
