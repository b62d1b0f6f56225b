import type { Options } from '@dicebear/personas'
import type { Gender, HairColor } from '#core/discovery/values.ts'

export type Looks = { age?: number; hairColor?: HairColor | null }
type Hair = NonNullable<Options['hair']>

const hairColorCodes: Record<Exclude<HairColor, 'bald'>, string> = {
  brunette: '57382f',
  blond: 'e3bd74',
  brown: '6f4a3d',
  white: 'efeae4',
  black: '2a2430',
  'dark blond': 'b18c5a',
  'dark brown': '402c28',
  gray: 'a8a3a4',
  red: 'b4552f',
  other: 'c2506e',
}
const dark = ['brunette', 'brown', 'black', 'dark brown'] as const
const natural = dark.map((name) => hairColorCodes[name])

const YOUNG_UNTIL = 35
const OLDER_FROM = 50

const haircuts: Record<Gender, { always: Hair; young: Hair; older: Hair }> = {
  female: {
    always: ['long', 'bobCut', 'bobBangs', 'curly', 'straightBun'],
    young: ['extraLong', 'sideShave', 'curlyBun'],
    older: [],
  },
  male: {
    always: ['shortCombover', 'buzzcut', 'fade', 'shortComboverChops'],
    young: ['curlyHighTop', 'bunUndercut', 'beanie'],
    older: ['balding', 'bald'],
  },
}

/** Cut very short, other colours look like no hair at all. */
const SEEN_WHEN_SHORT: readonly (HairColor | null | undefined)[] = [...dark, null, undefined]
const isNotShort = (hair: Hair[number]) => hair !== 'buzzcut'

const hairOf = (gender: Gender, { age = YOUNG_UNTIL, hairColor }: Looks): Hair => {
  if (hairColor === 'bald') return ['bald']
  const { always, young, older } = haircuts[gender]
  const visible = SEEN_WHEN_SHORT.includes(hairColor) ? always : always.filter(isNotShort)
  return [...visible, ...(age < YOUNG_UNTIL ? young : []), ...(age >= OLDER_FROM ? older : [])]
}

const hairColorOf = ({ age, hairColor }: Looks) => {
  if (hairColor && hairColor !== 'bald') return [hairColorCodes[hairColor]]
  if (age !== undefined && age >= OLDER_FROM) return [hairColorCodes.gray, hairColorCodes.white]
  return natural
}

const LIGHT_SKIN = ['f2c9b1', 'eeb99c', 'e5a07e', 'd59a76']
const SKIN = [...LIGHT_SKIN, 'b9805d', '92594b', '6a443b']
const FAIR: readonly (HairColor | null | undefined)[] = ['blond', 'dark blond', 'red']
const CLOTHES = ['a8324a', '2f5d73', '4f6d57', 'd98a3d', '7a4b6b', '34495e', 'c9604a', '5b6f9c']

/** Grown-ups with a friendly face: of the style's parts, those that suit them. */
export const partsFor = (gender: Gender, looks: Looks): Options => ({
  hair: hairOf(gender, looks),
  hairColor: hairColorOf(looks),
  eyes: ['open', 'open', 'happy', 'glasses'],
  mouth: gender === 'female' ? ['smile', 'bigSmile', 'lips'] : ['smile', 'bigSmile', 'smirk'],
  nose: (looks.age ?? 0) >= OLDER_FROM ? ['wrinkles', 'smallRound'] : ['mediumRound', 'smallRound'],
  body: gender === 'female' ? ['rounded'] : ['rounded', 'squared', 'checkered'],
  facialHair: ['beardMustache', 'walrus', 'goatee', 'shadow', 'soulPatch'],
  facialHairProbability: gender === 'male' ? 50 : 0,
  skinColor: FAIR.includes(looks.hairColor) ? LIGHT_SKIN : SKIN,
  clothingColor: CLOTHES,
})
