import type { HairColor } from '#core/discovery/values.ts'
import type { Random } from '../../random.ts'
import type { Person } from '../person.ts'

const YOUNG: HairColor[] = ['brown', 'brown', 'blond', 'blond', 'dark blond', 'dark brown', 'black']
const MIDDLE: HairColor[] = [...YOUNG, 'gray', 'red']
const OLDER: HairColor[] = ['gray', 'gray', 'white', 'dark blond', 'brown']
const EYES = ['blue', 'blue', 'brown', 'brown', 'green', 'gray', 'hazel'] as const
const BODIES = ['slim', 'normal', 'normal', 'normal', 'fat'] as const

const oneOf = <T>(from: readonly T[], random: Random) => from[random.whole(0, from.length - 1)] as T

const hairOf = (age: number, gender: Person['gender'], random: Random): HairColor => {
  if (gender === 'male' && age > 35 && random.chance(0.15)) return 'bald'
  if (gender === 'female' && age < 40 && random.chance(0.1)) return 'red'
  return oneOf(age < 42 ? YOUNG : age < 56 ? MIDDLE : OLDER, random)
}

export const looksAt = (
  age: number,
  gender: Person['gender'],
  random: Random,
): Person['looks'] => ({
  hair: hairOf(age, gender, random),
  eyes: oneOf(EYES, random),
  body: oneOf(BODIES, random),
  tattoos: random.chance(age < 50 ? 0.3 : 0.08),
})
