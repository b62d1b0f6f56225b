import type { HairTone } from '../kernel/palettes.ts'
import { pick, type Random, randomFrom } from '../kernel/random.ts'
import type { Beard, Cover, HairStyle, Traits, Who } from './traits.ts'

const isDarkSkin = (skin: number) => skin >= 4

const grayShareAt = (age: number) => {
  if (age > 66) return 0.85
  if (age > 56) return 0.55
  if (age > 46) return 0.25
  return age > 37 ? 0.05 : 0.004
}

type Known = Pick<Who, 'age' | 'skin'> & { female: boolean }

const hairOf = (random: Random, { age, skin, female }: Known): HairTone => {
  if (random() < grayShareAt(age)) {
    return age > 64
      ? pick(random, { silver: 3, white: 3, grey: 2 })
      : pick(random, { grey: 4, silver: 2 })
  }
  if (isDarkSkin(skin)) return pick(random, { black: 6, espresso: 4 })
  if (age < 36 && female && random() < 0.07) return pick(random, { rose: 2, teal: 1 })
  const isFair = skin < 2
  return pick(random, {
    black: skin > 1 ? 6 : 1,
    espresso: 4,
    brown: 5,
    chestnut: 4,
    auburn: 2,
    copper: isFair ? 2 : 0,
    blond: isFair ? 4 : 0,
    sand: isFair ? 4 : 0,
    platinum: isFair && female ? 1 : 0,
  })
}

const womansStyle = (random: Random, age: number, isDark: boolean): HairStyle =>
  pick(random, {
    wavy: isDark ? 2 : 5,
    long: isDark ? 2 : 4,
    bob: age > 35 ? 4 : 2.5,
    lob: 4,
    shag: 3,
    bun: 3,
    lowbun: 2.5,
    pony: 2.5,
    pixie: age > 48 ? 6 : 1.5,
    half: 2,
    braid: isDark ? 1 : 2,
    curls: isDark ? 5 : 3.5,
    afro: isDark ? 6 : 0,
    locs: isDark ? 3 : 0,
    boxbraids: isDark && age < 56 ? 4 : 0,
    curly: 2,
    fade: isDark ? 1.5 : 0.3,
  })

const fadeShare = (age: number, isDark: boolean) => {
  if (age >= 56) return 0.5
  return isDark ? 5 : 2.5
}

const mansStyle = (random: Random, age: number, isDark: boolean): HairStyle =>
  pick(random, {
    crop: 4.5,
    quiff: 3,
    swept: 3,
    side: 3,
    slick: 1.5,
    curtain: age < 48 ? 2.5 : 0.6,
    curly: age < 55 ? 3 : 1,
    fade: fadeShare(age, isDark),
    buzz: isDark ? 5 : 2,
    manbun: age < 46 ? 1.2 : 0.2,
    receding: age > 38 ? 4 : 0,
    bald: age > 34 ? 2.5 : 0.4,
    balding: age > 50 ? 4 : 0,
    locs: isDark && age < 52 ? 3 : 0,
    afro: isDark && age < 60 ? 3 : 0,
    lob: age < 50 ? 0.5 : 0,
  })

const fringeOf = (random: Random, style: HairStyle) => {
  const takesFringe = ['long', 'bob', 'lob'].includes(style)
  const takesBangs = ['long', 'wavy', 'shag', 'lob'].includes(style)
  const fringe = pick(random, { none: 6, fringe: takesFringe ? 3 : 0, bangs: takesBangs ? 2 : 0 })
  return fringe === 'none' ? undefined : fringe
}

const coverOf = (random: Random, { age, skin, female }: Known): Cover | undefined => {
  if (female && random() < 0.05) return 'hijab'
  if (random() < 0.045) return 'beanie'
  if (random() < 0.05 && age > 40) return random() < 0.5 ? 'brim' : 'flatcap'
  return female && isDarkSkin(skin) && random() < 0.14 ? 'wrap' : undefined
}

const beardOf = (random: Random): Beard | undefined => {
  const beard = pick(random, {
    none: 5,
    stubble: 4,
    full: 3.5,
    short: 3,
    long: 0.8,
    goatee: 1,
    moustache: 1,
  })
  return beard === 'none' ? undefined : beard
}

/** The person of a seed; what is fixed is not drawn by lot. */
export const whoOf = (seed: string, fixed: Partial<Traits>): Who => {
  const random = randomFrom(seed)
  const gender = fixed.gender ?? (random() < 0.5 ? 'female' : 'male')
  const age = fixed.age ?? Math.round(25 + random() ** 1.15 * 48)
  const female = gender === 'female'
  const skin = fixed.skin ?? Number(pick(random, { 0: 20, 1: 28, 2: 18, 3: 12, 4: 9, 5: 8, 6: 6 }))
  const known = { age, skin, female }
  const hair = fixed.hair ?? hairOf(random, known)
  const styleOf = female ? womansStyle : mansStyle
  const style = fixed.style ?? styleOf(random, age, isDarkSkin(skin))
  const fringe = female ? fringeOf(random, style) : undefined
  const cover = 'cover' in fixed ? fixed.cover : coverOf(random, known)
  return {
    gender,
    age,
    skin,
    hair,
    style,
    fringe,
    cover,
    build: Number(
      pick(random, { '1': 5, '0.94': 3, '1.06': 3, '1.14': 3, '1.24': 2.5, '1.34': 1 }),
    ),
    beard: female ? undefined : beardOf(random),
    glasses:
      random() < (age > 50 ? 0.4 : 0.17) ? pick(random, { dark: 3, gold: 3, horn: 2 }) : undefined,
    earring: female && random() < 0.45 ? 1 + Math.floor(random() * 3) : 0,
    necklace: female && random() < 0.25,
  }
}

/** Of a picture, what the next one of the same person has too. */
export const whoIn = (traits: Traits): Who => ({
  gender: traits.gender,
  age: traits.age,
  skin: traits.skin,
  hair: traits.hair,
  style: traits.style,
  fringe: traits.fringe,
  cover: traits.cover,
  build: traits.build,
  beard: traits.beard,
  glasses: traits.glasses,
  earring: traits.earring,
  necklace: traits.necklace,
})
