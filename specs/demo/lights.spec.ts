import { describe, expect, test } from 'vitest'
import { ids } from '#adapters/system/ids.ts'
import { ageOn } from '#core/account/rules.ts'
import type { DemoMember } from '#core/demo/ports.ts'
import { genders } from '#core/discovery/values.ts'
import { FIRST_LIGHT } from '#core/photo/painted.ts'
import { demoWorld } from '#server/demo/world.ts'
import { faceOf } from '../../scripts/painter/portrait.ts'
import { picturedTraits } from '../../scripts/painter/who/portrayed.ts'

const now = new Date('2026-11-20T18:00:00Z')
const { members } = demoWorld({
  now,
  passwordHash: 'hash',
  domain: 'vonk.example',
  ofPair: ids().ofPair,
})

const asListed = members
  .filter(({ pictures }) => pictures.length > 0)
  .toSorted((a, b) => a.lastSeenMinutesAgo - b.lastSeenMinutesAgo || (a.id < b.id ? -1 : 1))

const portraitOf = ({ id: seed, born, light, ...member }: DemoMember) =>
  picturedTraits({ ...member, seed, age: ageOn('2026-11-20', born) }, FIRST_LIGHT + light)

/** As many pictures as a phone, a tablet and a desk have beside each other. */
const COLUMNS = [1, 2, 3, 4, 5, 6]

const lists = genders.map((gender) =>
  asListed.filter((one) => one.gender === gender).map(portraitOf),
)

describe('the lists of the demo, in their usual order', () => {
  test('have nobody beside, above or aslant of somebody in a light of the same colour', () => {
    for (const list of lists) {
      for (const [place, { palette }] of list.entries()) {
        for (const columns of COLUMNS) {
          const near = [1, columns - 1, columns, columns + 1].filter((back) => back > 0)
          for (const back of near) expect(list[place - back]?.palette).not.toBe(palette)
        }
      }
    }
  })

  test('have heads of one height and nearly one size', () => {
    for (const traits of lists.flat()) {
      const { y, side } = faceOf(traits)
      expect(Math.abs(y + side / 2 - 163.5)).toBeLessThan(1)
      expect(Math.abs(side - 185.6)).toBeLessThan(6)
    }
  })
})
