import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bodyTypes,
  genders,
  type HairColor,
  hairColors,
  interests,
} from '#core/discovery/values.ts'
import { LIGHTS_OF_ONE, PICTURES_OF_ONE, type Portrayed } from '#core/kernel/ports.ts'
import { FIRST_LIGHT } from '#core/photo/painted.ts'
import { faceOf, placeOf, portrait } from '../../scripts/painter/portrait.ts'
import { picturedTraits, portraitTraits } from '../../scripts/painter/who/portrayed.ts'
import { lightsOf } from '../../scripts/painter/who/shot.ts'
import type { Traits } from '../../scripts/painter/who/traits.ts'
import { whoIn } from '../../scripts/painter/who/who.ts'

const told = fc.record({
  seed: fc.uuid(),
  gender: fc.constantFrom(...genders),
  age: fc.integer({ min: 18, max: 99 }),
  hairColor: fc.constantFrom(...hairColors, null),
  bodyType: fc.constantFrom(...bodyTypes, null),
  interests: fc.subarray([...interests]),
})

const tones: Record<Exclude<HairColor, 'bald'>, string[]> = {
  brunette: ['espresso', 'brown'],
  blond: ['blond'],
  brown: ['brown', 'chestnut'],
  white: ['white'],
  black: ['black'],
  'dark blond': ['sand'],
  'dark brown': ['espresso'],
  gray: ['grey', 'silver'],
  red: ['copper', 'auburn'],
  other: ['rose', 'teal'],
}

const sitters = (count: number): Portrayed[] =>
  Array.from({ length: count }, (_, index) => ({
    seed: `person ${index}`,
    gender: index % 2 ? 'female' : 'male',
    age: 21 + (index % 48),
    hairColor: hairColors[index % hairColors.length] as HairColor,
  }))

/** The numbers of the lines of a drawing, in thirds of the picture, and its colours. */
const shapesOf = (svg: string) => {
  const paths = svg.match(/d="M[^"]+"/g) ?? []
  return new Set(paths.map((path) => path.replace(/(\d)\.\d/g, '$1')))
}

describe('a painted person', () => {
  test('is painted alike, byte by byte, whenever they are painted', () => {
    fc.assert(
      fc.property(told, (who) => {
        expect(portrait(portraitTraits(who))).toBe(portrait(portraitTraits(who)))
      }),
      { numRuns: 20 },
    )
  })

  test('has the gender, the age and the build that their profile tells of', () => {
    const builds = { slim: [0.94], normal: [1, 1.06], fat: [1.24, 1.34] }
    fc.assert(
      fc.property(told, (who) => {
        const { gender, age, build, beard } = portraitTraits(who)
        expect([gender, age]).toEqual([who.gender, who.age])
        if (who.bodyType) expect(builds[who.bodyType]).toContain(build)
        if (gender === 'female') expect(beard).toBeUndefined()
      }),
    )
  })

  test('has hair of the colour that their profile tells of, where one sees it', () => {
    fc.assert(
      fc.property(told, ({ hairColor, ...who }) => {
        const { hair, style, cover } = portraitTraits({ ...who, hairColor })
        if (hairColor === null) return
        expect(cover).toBeUndefined()
        expect(style === 'bald').toBe(hairColor === 'bald')
        if (hairColor !== 'bald') expect(tones[hairColor]).toContain(hair)
      }),
    )
  })

  test('shows their face and their eyes on the picture that stands for them', () => {
    fc.assert(
      fc.property(told, (who) => {
        const { gaze, pose } = portraitTraits(who)
        expect(['behind', 'over', 'phone', 'laugh']).not.toContain(pose)
        expect(['open', 'away']).toContain(gaze)
      }),
    )
  })

  test('is one person on all pictures, in other places and light', () => {
    const all = Array.from({ length: PICTURES_OF_ONE }, (_, nth) => nth)
    fc.assert(
      fc.property(told, (who) => {
        const pictures = all.map((nth) => picturedTraits(who, nth))
        const [first] = pictures as [Traits]
        for (const one of pictures) expect(whoIn(one)).toEqual(whoIn(first))
        expect(new Set(pictures.map(({ seed }) => seed)).size).toBe(PICTURES_OF_ONE)
        expect(new Set(pictures.map(({ scene }) => scene)).size).toBeGreaterThan(3)
      }),
    )
  })

  test('is the same in each of eight lights, their head as high and as large as every other', () => {
    fc.assert(
      fc.property(told, (who) => {
        const lit = Array.from({ length: LIGHTS_OF_ONE }, (_, light) =>
          picturedTraits(who, FIRST_LIGHT + light),
        )
        expect(new Set(lit.map(({ palette }) => palette)).size).toBe(LIGHTS_OF_ONE)
        for (const one of lit) {
          expect(whoIn(one)).toEqual(whoIn(portraitTraits(who)))
          expect(lightsOf[one.scene]).toContain(one.palette)
          expect(['open', 'away']).toContain(one.gaze)
          const { y, side } = faceOf(one)
          expect(Math.abs(y + side / 2 - 163.5)).toBeLessThan(1)
          expect(Math.abs(side - 185.6)).toBeLessThan(6)
        }
      }),
    )
  })

  test('is painted also of what no profile holds', () => {
    const strange = { hairColor: 'plaid', bodyType: 'cubic', interests: ['flying'] }
    for (const seed of ['', '"><script>alert(1)</script>', '../../../etc/passwd', '-']) {
      for (const age of [0, 17, 400]) {
        const who = { seed, gender: 'female', age, ...strange } as unknown as Portrayed
        expect(portrait(portraitTraits(who))).toMatch(/^<svg .*<\/svg>$/s)
      }
    }
  })

  test('is drawn with nothing from elsewhere, and nothing that runs', () => {
    for (const who of sitters(20)) {
      const svg = portrait(portraitTraits({ ...who, seed: `<script>${who.seed}` }))
      expect(svg.match(/<(script|image|foreignObject|style|use|a)\b|\s(on\w+|\S*href)=/)).toBeNull()
      expect(svg.match(/NaN|undefined|Infinity/)).toBeNull()
    }
  })

  test('has their face in the middle of the square that is cut around it', () => {
    fc.assert(
      fc.property(told, fc.nat(PICTURES_OF_ONE - 1), (who, nth) => {
        const traits = picturedTraits(who, nth)
        const { x, y, side } = faceOf(traits)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + side).toBeLessThanOrEqual(300)
        expect(y + side).toBeLessThanOrEqual(400)
        const { x: neckX, y: neckY } = placeOf(traits)
        expect(neckX > x && neckX < x + side).toBe(true)
        expect(neckY > y && neckY < y + side).toBe(true)
      }),
    )
  })

  test('sits in a place of what they like, more often than not', () => {
    const places = Array.from({ length: 200 }, (_, index) =>
      portraitTraits({ seed: `reader ${index}`, gender: 'male', interests: ['reading'] }),
    )
    const among = places.filter(({ scene }) => scene === 'books').length
    expect(among).toBeGreaterThan(120)
  })

  test('looks like none of six hundred others', { timeout: 60_000 }, () => {
    const traits = sitters(600).map(portraitTraits)
    const looks = traits.map(({ seed, ...look }) => JSON.stringify(look))
    expect(new Set(looks).size).toBe(600)
    const people = traits.slice(0, 120).map((one) => shapesOf(portrait(one)))
    for (const [index, one] of people.entries()) {
      for (const other of people.slice(index + 1)) {
        const shared = [...one].filter((path) => other.has(path)).length
        expect(shared / Math.min(one.size, other.size)).toBeLessThan(0.5)
      }
    }
  })
})
