import { type Town, towns } from '../../places.ts'
import type { Random } from '../../random.ts'
import type { Person } from '../person.ts'
import { aboutTowns, closings, lives, reasons, type Status, soughtAs } from './life.ts'
import { looksAt } from './looks.ts'
import { madeUpClosings, madeUpOpenings, madeUpReasons, topics } from './made-up.ts'
import { namesAt } from './names.ts'
import { pileOf } from './pile.ts'
import { type Taste, tastes } from './tastes.ts'
import { retiredOpenings, studies, studyOpenings, workOpenings, works } from './work.ts'

const AGE_MIN = 21
const AGE_MAX = 68
const STUDIES_UNTIL = 24
const RETIRED_FROM = 66
/** From here on, children have left home. */
const GROWN_FROM = 53
const TASTES_MIN = 3
const TASTES_MAX = 6

type Dealer = ReturnType<typeof dealerFrom>

/** Everything there is to say, in piles, so that what one says the next ones do not. */
const dealerFrom = (random: Random) => {
  const pile = <T>(all: readonly T[]) => pileOf(all, random)
  const piles = <K extends string>(of: Partial<Record<K, readonly string[]>>) =>
    Object.fromEntries(
      Object.entries<readonly string[] | undefined>(of).map(([key, all]) => [key, pile(all ?? [])]),
    ) as Record<K, () => string>
  const names = new Map<string, () => string>()
  return {
    random,
    town: pile(Object.keys(towns) as Town[]),
    name: (age: number, gender: Person['gender']) => {
      const all = namesAt(age, gender)
      const key = all.join()
      const deal = names.get(key) ?? pile(all)
      names.set(key, deal)
      return deal()
    },
    taste: piles(tastes),
    topic: piles<Taste>(topics),
    life: piles(lives),
    of: {
      work: pile(works),
      study: pile(studies),
      town: pile(aboutTowns),
      working: pile(workOpenings),
      studying: pile(studyOpenings),
      retired: pile(retiredOpenings),
      closing: pile(closings),
      reason: pile(reasons),
      madeUp: pile(madeUpOpenings),
      farewell: pile(madeUpClosings),
      madeUpReason: pile(madeUpReasons),
    },
  }
}

const filled = (text: string, words: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, word: string) => words[word] ?? word)

const openingAt = (age: number, { of }: Dealer) => {
  if (age <= STUDIES_UNTIL) return filled(of.studying(), { werk: of.study() })
  return filled(age >= RETIRED_FROM ? of.retired() : of.working(), { werk: of.work() })
}

const statusAt = (age: number, random: Random): Status => {
  if (age >= 55 && random.chance(0.3)) return 'widowed'
  if (age >= 36 && random.chance(0.5)) return 'divorced'
  return age >= 28 && random.chance(0.25) ? 'unmarried' : 'single'
}

const lovesOf = (gender: Person['gender'], random: Random): Pick<Person, 'loves'> => {
  if (random.chance(0.05)) return { loves: 'bi' }
  if (random.chance(0.06)) return { loves: gender === 'male' ? 'gay' : 'lesbian' }
  return {}
}

const lifeOf = (status: Status, age: number, { life, random }: Dealer) => {
  if (status !== 'divorced' || random.chance(0.4)) return life[status]()
  return age < GROWN_FROM ? life.parent() : life.grownChildren()
}

/** More people in their thirties and forties than at both ends. */
const ageFrom = ({ whole }: Random) =>
  Math.round((whole(AGE_MIN, AGE_MAX) + whole(AGE_MIN, AGE_MAX)) / 2)

const soughtBy = ({ gender, loves }: Pick<Person, 'gender' | 'loves'>, random: Random) => {
  if (loves === 'bi' || random.chance(0.5)) return 'iemand'
  const other = gender === 'male' ? 'female' : 'male'
  return soughtAs[loves ? gender : other]
}

const tastesOf = (random: Random, from: readonly Taste[]) =>
  random.some(from, random.whole(TASTES_MIN, TASTES_MAX))

const realPerson = (gender: Person['gender'], deal: Dealer): Person => {
  const { random, of } = deal
  const age = ageFrom(random)
  const who = { gender, ...lovesOf(gender, random) }
  const status = statusAt(age, random)
  const town = deal.town()
  const interests = tastesOf(random, Object.keys(tastes) as Taste[])
  const told = interests.slice(0, random.whole(1, 2)).map((taste) => deal.taste[taste]())
  const words = { stad: town, iemand: soughtBy(who, random) }
  const opening = openingAt(age, deal)
  const aside = random.chance(0.35) ? filled(of.town(), words) : lifeOf(status, age, deal)
  const middle = random.chance(0.5) ? [...told, aside] : [aside, ...told]
  const first = random.chance(0.6) ? [opening, ...middle] : [...middle, opening]
  return {
    ...who,
    name: deal.name(age, gender),
    age,
    town,
    status,
    interests,
    looks: looksAt(age, gender, random),
    about: [...first, filled(of.closing(), words)].join(' '),
    reason: filled(of.reason(), words),
  }
}

const madeUpPerson = (gender: Person['gender'], deal: Dealer): Person => {
  const { random, of } = deal
  const age = Math.min(ageFrom(random), 60)
  const interests = tastesOf(random, Object.keys(topics) as Taste[])
  const told = interests.slice(0, 2).map((taste) => deal.topic[taste]())
  return {
    name: deal.name(age, gender),
    age,
    gender,
    ...lovesOf(gender, random),
    town: deal.town(),
    status: 'single',
    interests,
    looks: looksAt(age, gender, random),
    about: [of.madeUp(), ...told, of.farewell()].join(' '),
    reason: of.madeUpReason(),
  }
}

/** Composes people, women and men in turn; no two of them tell the same. */
export const crowdOf = (many: { real: number; fictional: number }, random: Random) => {
  const deal = dealerFrom(random)
  const told = new Set<string>()
  const people = (count: number, made: typeof realPerson) =>
    Array.from({ length: count }, (_, index) => {
      const gender = index % 2 === 0 ? 'female' : 'male'
      let person = made(gender, deal)
      while (told.has(person.about)) person = made(gender, deal)
      told.add(person.about)
      return person
    })
  return { real: people(many.real, realPerson), fictional: people(many.fictional, madeUpPerson) }
}
