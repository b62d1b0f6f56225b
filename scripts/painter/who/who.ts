import type { HairTone } from '../kernel/palettes.ts'
import { clamp } from '../kernel/points.ts'
import { pick, type Random, randomFrom } from '../kernel/random.ts'
import { greyShareAt } from './ageing.ts'
import type { Beard, Cover, HairStyle, Traits, Who } from './traits.ts'

const isDarkSkin = (skin: number) => skin >= 4

type Known = Pick<Who, 'age' | 'skin'> & { female: boolean }

const hairOf = (random: Random, { age, skin, female }: Known): HairTone => {
  if (isDarkSkin(skin)) return pick(random, { black: 6, espresso: 4 })
  const dyesBrightly = random() < 0.06
  if (dyesBrightly && age < 36 && female) return pick(random, { rose: 2, teal: 1 })
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
    platinum: isFair && female && age < 32 ? 0.7 : 0,
  })
}

const UNNATURAL: HairTone[] = ['grey', 'silver', 'white', 'rose', 'teal', 'platinum']

/** Of a woman whose hair would be grey. */
const dyeShareAt = (age: number) => {
  if (age > 62) return 0.08
  return age > 54 ? 0.2 : 0.32
}

/** The roots of dyed hair. */
const rootsAt = (age: number) => clamp((age - 42) / 20) * 0.22

/** Hair whose colour a profile states keeps part of it. */
const greyOf = (
  seed: string,
  { age, hair, female }: Known & { hair: HairTone },
  stated: boolean,
) => {
  const random = randomFrom(`${seed.split('-')[0]}grey`)
  if (UNNATURAL.includes(hair)) return 0
  const whole = greyShareAt(age < 40 ? age : age + (random() - 0.5) * 4)
  const share = female && age < 50 ? whole * 0.7 : whole
  if (stated) return Math.min(share, female ? 0.3 : 0.5)
  return female && random() < dyeShareAt(age) ? rootsAt(age) : share
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
    braid: isDark || age < 33 ? 0.8 : 2,
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

/** From 36 on a man's hair thins, if it does. */
const mansStyle = (random: Random, age: number, isDark: boolean): HairStyle => {
  const thins = clamp((age - 36) / 28)
  return pick(random, {
    crop: 4.5,
    quiff: 3 * (1 - thins * 0.8),
    swept: 3 * (1 - thins * 0.5),
    side: 3,
    slick: 1.5,
    curtain: 2.5 * (1 - thins * 0.8),
    curly: 3 * (1 - thins * 0.7),
    fade: fadeShare(age, isDark),
    buzz: isDark ? 5 : 2,
    manbun: 1.4 * (1 - thins * 0.7),
    receding: thins > 0 ? 2 + thins * 7 : 0,
    bald: age > 32 ? 1 + thins * 4 : 0.2,
    balding: thins > 0.3 ? thins * 6 : 0,
    locs: isDark ? 3 * (1 - thins) : 0,
    afro: isDark ? 3 * (1 - thins * 0.7) : 0,
    lob: 0.8 * (1 - thins * 0.5),
  })
}

const fringeOf = (random: Random, style: HairStyle, age: number) => {
  const fringes = age < 31 ? 1 : 3
  const takesFringe = ['long', 'bob', 'lob'].includes(style)
  const takesBangs = ['long', 'wavy', 'shag', 'lob'].includes(style)
  const fringe = pick(random, {
    none: 6,
    fringe: takesFringe ? fringes : 0,
    bangs: takesBangs ? 2 : 0,
  })
  return fringe === 'none' ? undefined : fringe
}

const coverOf = (random: Random, { age, skin, female }: Known): Cover | undefined => {
  if (female && random() < 0.05) return 'hijab'
  if (random() < 0.045) return 'beanie'
  if (random() < 0.05 && age > 40) return random() < 0.5 ? 'brim' : 'flatcap'
  return female && isDarkSkin(skin) && random() < 0.14 ? 'wrap' : undefined
}

/** A full beard makes the young older. */
const beardOf = (random: Random, age: number): Beard | undefined => {
  const beard = pick(random, {
    none: age < 31 ? 2.5 : 5,
    stubble: 4,
    full: age < 31 ? 0.3 : 3.5,
    short: age < 31 ? 3.5 : 3,
    long: age < 31 ? 0.02 : 0.8,
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
  const skin =
    fixed.skin ??
    Number(pick(random, { 0: 18, 1: 26, 2: 19, 3: 13, 4: 9, 5: 7, 6: 5, 7: 4, 8: 2.5 }))
  const known = { age, skin, female }
  const hair = fixed.hair ?? hairOf(random, known)
  const styleOf = female ? womansStyle : mansStyle
  const style = fixed.style ?? styleOf(random, age, isDarkSkin(skin))
  const fringe = female ? fringeOf(random, style, age) : undefined
  const cover = 'cover' in fixed ? fixed.cover : coverOf(random, known)
  return {
    gender,
    age,
    skin,
    hair,
    grey: 'grey' in fixed ? fixed.grey : greyOf(seed, { ...known, hair }, 'hair' in fixed),
    style,
    fringe,
    cover,
    build: Number(
      pick(random, { '1': 5, '0.94': 3, '1.06': 3, '1.14': 3, '1.24': 2.5, '1.34': 1 }),
    ),
    beard: female ? undefined : beardOf(random, age),
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
  grey: traits.grey,
  style: traits.style,
  fringe: traits.fringe,
  cover: traits.cover,
  build: traits.build,
  beard: traits.beard,
  glasses: traits.glasses,
  earring: traits.earring,
  necklace: traits.necklace,
})
