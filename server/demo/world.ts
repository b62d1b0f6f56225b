import { v5 } from 'uuid'
import type { DemoMember, World } from '#core/site/demo.ts'
import { likesAmong } from './likes.ts'
import { fictional } from './people/fictional.ts'
import { fiftiesAndLater } from './people/fifties-and-later.ts'
import { forties } from './people/forties.ts'
import type { Person } from './people/person.ts'
import { thirties } from './people/thirties.ts'
import { twenties } from './people/twenties.ts'
import { towns } from './places.ts'
import { type Random, randomFrom } from './random.ts'
import { bundles, siteOf } from './site.ts'

const SEED = 20_261_120
/** Never changed: the ids of the demo's members, and so their portraits, follow from it. */
const MEMBERS = '6f0d7f52-9a0b-4a7e-8f6e-3c1a5b9d2e74'
const DAY_MINUTES = 24 * 60

const real = [...twenties, ...thirties, ...forties, ...fiftiesAndLater]

/** A day on which somebody of that age was born, well away from a birthday today. */
const bornAt = (age: number, now: Date, random: Random) => {
  const year = now.getUTCFullYear() - age
  const birthday = Date.UTC(year, now.getUTCMonth(), now.getUTCDate() - random.whole(5, 355))
  return new Date(birthday).toISOString().slice(0, 10)
}

const seeksOf = ({ gender, loves }: Person, random: Random) => {
  const other = gender === 'male' ? 'female' : 'male'
  if (loves === 'bi') return random.chance(0.5) ? gender : other
  return loves ? gender : other
}

/** Some are here now, most were today or this week, a few have been away for longer. */
const lastSeenMinutesAgo = (random: Random) => {
  if (random.chance(0.25)) return random.whole(0, 4)
  if (random.chance(0.5)) return random.whole(10, DAY_MINUTES)
  return random.chance(0.7)
    ? random.whole(DAY_MINUTES, 6 * DAY_MINUTES)
    : random.whole(6 * DAY_MINUTES, 20 * DAY_MINUTES)
}

const memberOf = (person: Person, email: string | null, now: Date, random: Random): DemoMember => {
  const { name, age, gender, loves, town, looks, status, interests, about, reason } = person
  const premium = email !== null && random.chance(0.4)
  const free = email === null ? 0 : random.whole(0, 3)
  return {
    id: v5(name, MEMBERS),
    email,
    name,
    born: bornAt(age, now, random),
    gender,
    seeks: seeksOf(person, random),
    sexuality: loves ?? 'hetero',
    ...towns[town],
    city: town,
    language: 'nl',
    about_me: about,
    reason,
    tattoos: looks.tattoos ?? false,
    hair_color: looks.hair,
    eye_color: looks.eyes,
    body_type: looks.body,
    relationship_status: status,
    interests,
    premium,
    credits: premium ? random.whole(4, 120) : free,
    lastSeenMinutesAgo: lastSeenMinutesAgo(random),
  }
}

const emailOf = (index: number) => `lid${String(index + 1).padStart(2, '0')}@vonk.example`

/**
 * The world of the demo: one site, its bundles, 50 invented members who can sign in, 10 fictional
 * profiles and the likes among them. The same for the same input; `domain` is the public host.
 */
export const demoWorld = ({
  now,
  passwordHash,
  domain,
}: {
  now: Date
  passwordHash: string
  domain: string
}): World => {
  const random = randomFrom(SEED)
  const members = [
    ...real.map((person, index) => memberOf(person, emailOf(index), now, random)),
    ...fictional.map((person) => memberOf(person, null, now, random)),
  ]
  return {
    site: siteOf(domain),
    bundles,
    passwordHash,
    members,
    likes: likesAmong(members, random),
  }
}
