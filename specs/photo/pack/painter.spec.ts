import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bodyTypes,
  genders,
  type HairColor,
  hairColors,
  interests,
} from '#core/discovery/values.ts'
import { PACK_PICTURES } from '#core/photo/pack/values.ts'
import { faceOf, placeOf, portrait } from '../../../scripts/painter/portrait.ts'
import type { Portrayed } from '../../../scripts/painter/who/portrayal.ts'
import { portraitTraits } from '../../../scripts/painter/who/portrayed.ts'
import { storyOf } from '../../../scripts/painter/who/story.ts'
import { whoIn } from '../../../scripts/painter/who/who.ts'

const YOUNGEST = 27

const told = fc.record({
  seed: fc.uuid(),
  gender: fc.constantFrom(...genders),
  age: fc.integer({ min: YOUNGEST, max: 80 }),
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
    age: YOUNGEST + (index % 48),
    hairColor: hairColors[index % hairColors.length] as HairColor,
  }))

const picturesOf = (who: Portrayed) => storyOf({ ...portraitTraits(who), interests: who.interests })

/** The lines of a drawing, without the last digit of their numbers. */
const shapesOf = (svg: string) => {
  const paths = svg.match(/d="M[^"]+"/g) ?? []
  return new Set(paths.map((path) => path.replace(/(\d)\.\d/g, '$1')))
}

describe('a painted person', () => {
  test('is painted alike, byte by byte, from the same seed', () => {
    fc.assert(
      fc.property(told, (who) => {
        expect(picturesOf(who).map(portrait)).toEqual(picturesOf(who).map(portrait))
      }),
      { numRuns: 10 },
    )
  })

  test('has the gender, the age and the build that the list of the pack states', () => {
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

  test('has hair of the stated colour, and nothing that covers it', () => {
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

  test('shows face and eyes on the first of three pictures', () => {
    fc.assert(
      fc.property(told, (who) => {
        const [first] = picturesOf(who)
        expect(['threeQuarter', 'front', 'laugh']).toContain(first.pose)
        expect(['open', 'away']).toContain(first.gaze)
      }),
    )
  })

  test('is one person on three different pictures', () => {
    fc.assert(
      fc.property(told, (who) => {
        const pictures = picturesOf(who)
        const [first] = pictures
        for (const one of pictures) expect(whoIn(one)).toEqual(whoIn(first))
        expect(pictures).toHaveLength(PACK_PICTURES)
        expect(new Set(pictures.map(({ seed }) => seed)).size).toBe(PACK_PICTURES)
        expect(new Set(pictures.map(({ palette }) => palette)).size).toBeGreaterThan(1)
      }),
    )
  })

  test('bares no shoulder under a headscarf', () => {
    fc.assert(
      fc.property(told, (who) => {
        for (const { cover, top } of picturesOf({ ...who, hairColor: null })) {
          if (cover === 'hijab') expect(['strap', 'off', 'vest']).not.toContain(top)
        }
      }),
    )
  })

  test('is drawn with nothing from elsewhere, and nothing that runs', () => {
    for (const who of sitters(20)) {
      for (const traits of picturesOf({ ...who, seed: `<script>${who.seed}` })) {
        const svg = portrait(traits)
        expect(
          svg.match(/<(script|image|foreignObject|style|use|a)\b|\s(on\w+|\S*href)=/),
        ).toBeNull()
        expect(svg.match(/NaN|undefined|Infinity/)).toBeNull()
      }
    }
  })

  test('has the face in the middle of the square that is cut around it', () => {
    fc.assert(
      fc.property(told, fc.nat(PACK_PICTURES - 1), (who, nth) => {
        const traits = picturesOf(who)[nth]
        if (!traits) return
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

  test('has a story of what they like, more often than not', () => {
    const musicians = Array.from({ length: 100 }, (_, index) =>
      picturesOf({ seed: `musician ${index}`, gender: 'male', age: 45, interests: ['music'] }),
    )
    const playing = musicians.filter((pictures) =>
      pictures.some(
        ({ scene, thing }) =>
          scene === 'concert' || ['guitar', 'violin', 'accordion'].includes(thing ?? ''),
      ),
    )
    expect(playing.length).toBeGreaterThan(60)
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
