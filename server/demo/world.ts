import { v5 } from 'uuid'
import type { DemoConversation, DemoMember, World } from '#core/demo/ports.ts'
import type { Ids } from '#core/kernel/ports.ts'
import {
  bundles,
  freeAmount,
  MESSAGE_CREDITS,
  SIGNUP_CREDITS,
} from '#server/operator/example-site.ts'
import { answersOf } from './answers.ts'
import { arranged } from './arranged.ts'
import { likesAmong } from './likes.ts'
import { boughtBy, ordersOf } from './orders.ts'
import { crowdOf } from './people/crowd/crowd.ts'
import { fictional } from './people/fictional.ts'
import { fiftiesAndLater } from './people/fifties-and-later.ts'
import { forties } from './people/forties.ts'
import type { Person } from './people/person.ts'
import { thirties } from './people/thirties.ts'
import { twenties } from './people/twenties.ts'
import { castMembers, pictured } from './pictures.ts'
import { towns } from './places.ts'
import { type Random, randomFrom } from './random.ts'
import { siteOf } from './site.ts'
import { conversationsAmong } from './talk/conversations.ts'

const SEED = 20_261_120
/** Never changed: the ids of the demo's members, and so their portraits, follow from it. */
const MEMBERS = '6f0d7f52-9a0b-4a7e-8f6e-3c1a5b9d2e74'
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

const REAL = 540
const FICTIONAL = 60

const written = [...twenties, ...thirties, ...forties, ...fiftiesAndLater]

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

/** Most were here today or this week, a few have been away for longer; who is here now comes after. */
const lastSeenMinutesAgo = (random: Random) => {
  if (random.chance(0.25)) return HOUR_MINUTES * (1 + random.whole(0, 4))
  if (random.chance(0.5)) return HOUR_MINUTES + random.whole(10, DAY_MINUTES)
  return random.chance(0.7)
    ? random.whole(DAY_MINUTES, 6 * DAY_MINUTES)
    : random.whole(6 * DAY_MINUTES, 20 * DAY_MINUTES)
}

/** `called` tells people of the same name apart. */
const memberOf = (
  { person, called, email }: { person: Person; called: string; email: string | null },
  now: Date,
  random: Random,
): DemoMember => {
  const { name, age, gender, loves, town, looks, status, interests, about, reason } = person
  return {
    id: v5(called, MEMBERS),
    email,
    name,
    born: bornAt(age, now, random),
    gender,
    seeks: seeksOf(person, random),
    sexuality: loves ?? 'hetero',
    ...towns[town],
    city: town,
    language: 'nl',
    aboutMe: about,
    reason,
    tattoos: looks.tattoos ?? false,
    hairColor: looks.hair,
    eyeColor: looks.eyes,
    bodyType: looks.body,
    relationshipStatus: status,
    interests,
    pictures: [],
    premium: email !== null && random.chance(0.4),
    credits: 0,
    signedUpMinutesAgo: random.whole(30 * DAY_MINUTES, 400 * DAY_MINUTES),
    lastSeenMinutesAgo: lastSeenMinutesAgo(random),
  }
}

const emailOf = (index: number) => `lid${String(index + 1).padStart(2, '0')}@vonk.example`

/** The written ones come first and keep their addresses, then those who are composed. */
const membersAt = (now: Date, random: Random) => {
  const many = { real: REAL - written.length, fictional: FICTIONAL - fictional.length }
  const crowd = crowdOf(many, randomFrom(SEED + 1))
  const known = (people: Person[]) => people.map((person) => ({ person, called: person.name }))
  const others = (people: Person[], kind: string) =>
    people.map((person, index) => ({ person, called: `${kind} ${index}` }))
  const real = [...known(written), ...others(crowd.real, 'real')]
  const madeUp = [...known(fictional), ...others(crowd.fictional, 'fictional')]
  return [
    ...real.map((one, index) => memberOf({ ...one, email: emailOf(index) }, now, random)),
    ...madeUp.map((one) => memberOf({ ...one, email: null }, now, random)),
  ]
}

/** Who wrote something was there when it was written. */
const seenSince = (conversations: DemoConversation[]) => {
  const ago = new Map<string, number>()
  for (const { starter, receiver, messages } of conversations) {
    for (const { by, minutesAgo } of messages) {
      const id = by === 'starter' ? starter : receiver
      ago.set(id, Math.min(minutesAgo, ago.get(id) ?? minutesAgo))
    }
  }
  return ago
}

/**
 * The world of the demo: one site, its bundles, 540 invented members who can sign in, 60 fictional
 * profiles, and the likes, talks and orders among them. The same for the same input; `domain` is
 * the public host, `ofPair` gives the id of the conversation of two.
 */
export const demoWorld = ({
  now,
  passwordHash,
  domain,
  ofPair,
}: {
  now: Date
  passwordHash: string
  domain: string
  ofPair: Ids['ofPair']
}): World => {
  const random = randomFrom(SEED)
  const people = membersAt(now, random)
  const likes = likesAmong(people, random)
  const orders = ordersOf(people, random)
  const bought = boughtBy(orders)
  const purse = new Map(
    people
      .filter(({ email }) => email !== null)
      .map(({ id }) => [id, { credits: SIGNUP_CREDITS + (bought.get(id) ?? 0) }]),
  )
  const price = MESSAGE_CREDITS
  const conversations = conversationsAmong(people, { purse, price, ofPair, random })
  const seen = seenSince(conversations)
  const everybody = people.map((member) => ({
    ...member,
    credits: purse.get(member.id)?.credits ?? 0,
    lastSeenMinutesAgo: Math.min(member.lastSeenMinutesAgo, seen.get(member.id) ?? Infinity),
  }))
  const cast = castMembers(everybody, now)
  const members = pictured(arranged(everybody, cast), cast, randomFrom(SEED + 2))
  const sold = [...bundles, freeAmount]
  return {
    site: siteOf(domain),
    bundles: sold,
    passwordHash,
    members,
    likes,
    conversations,
    orders,
    answers: answersOf(members, randomFrom(SEED + 3)),
  }
}
