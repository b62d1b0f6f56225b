import type { Gender } from '#core/discovery/values.ts'
import type { Appearance } from '#core/discovery/views.ts'
import type { PackPerson } from '#core/photo/pack/values.ts'

/** What a profile says that a picture shows. */
export type Looks = Pick<Appearance, 'hairColor' | 'bodyType' | 'interests'> & {
  gender: Gender
  age: number
}

const WEIGHTS = { hair: 20, body: 6, interest: 1 }

/** How badly the pictures of a person fit a profile, in years of age; infinite for another gender. */
const misfit = (looks: Looks, person: PackPerson) => {
  if (person.gender !== looks.gender) return Number.POSITIVE_INFINITY
  const missing = looks.interests.filter((interest) => !person.interests.includes(interest))
  return (
    Math.abs(person.age - looks.age) +
    (looks.hairColor && person.hairColor !== looks.hairColor ? WEIGHTS.hair : 0) +
    (looks.bodyType && person.bodyType !== looks.bodyType ? WEIGHTS.body : 0) +
    missing.length * WEIGHTS.interest
  )
}

/** The person of the pack whose pictures fit a profile best; undefined when `people` is empty. */
export const castPerson = (looks: Looks, people: Iterable<PackPerson>): PackPerson | undefined => {
  let best: { person: PackPerson; misfit: number } | undefined
  for (const person of people) {
    const found = misfit(looks, person)
    if (!best || found < best.misfit) best = { person, misfit: found }
  }
  return best?.person
}

/** Those of the profile's gender, who fit it best first. */
export const fittingPeople = (looks: Looks, people: readonly PackPerson[]): PackPerson[] =>
  people
    .map((person) => ({ person, misfit: misfit(looks, person) }))
    .filter((one) => Number.isFinite(one.misfit))
    .sort((one, other) => one.misfit - other.misfit)
    .map(({ person }) => person)

/** A different person of the pack for each profile, as long as there are enough people. */
export const castPeople = (
  profiles: readonly Looks[],
  people: readonly PackPerson[],
): PackPerson[] => {
  const free = new Set(people)
  return profiles.map((looks) => {
    const person = castPerson(looks, free) ?? castPerson(looks, people)
    if (!person || person.gender !== looks.gender) throw new Error('The picture pack is too small')
    free.delete(person)
    return person
  })
}
