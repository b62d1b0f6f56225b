import type { MemberSearch } from '#core/discovery/member-search.ts'

/** A search as a browser asks it; a distance counts from one's own town. */
export const searchToWire = (query: MemberSearch): URLSearchParams => {
  const yes = (is: boolean | undefined) => (is ? 'yes' : undefined)
  const isTattooed = query.tattoos === undefined ? undefined : query.tattoos ? 'yes' : 'no'
  const words = {
    gender: query.gender,
    seeks: query.seeks,
    country: query.country,
    countryregion: query.region,
    distance: query.distance,
    min_age: query.minAge,
    max_age: query.maxAge,
    tattoos: isTattooed,
    hair_color: query.hairColor,
    eye_color: query.eyeColor,
    body_type: query.bodyType,
    relationship_status: query.relationshipStatus,
    interests: query.interests,
    interests_match: query.allInterests && query.interests ? 'all' : undefined,
    photo: yes(query.photo),
    online: yes(query.online),
    new: yes(query.isNew),
    only: query.only,
    sort: query.sort,
  }
  const asked = Object.entries(words).flatMap(([name, word]) =>
    word === undefined ? [] : [[name, String(word)] as [string, string]],
  )
  return new URLSearchParams(asked)
}
