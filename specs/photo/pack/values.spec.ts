import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PACK_PICTURES, packPictureName, packPictureOf } from '#core/photo/pack/values.ts'

const hash = fc.stringMatching(/^[1-9a-f][0-9a-f]{63}$/)

describe('The name of a picture of the pack', () => {
  it('tells the person and which of the three pictures it is', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: PACK_PICTURES }), (person, nth) => {
        const name = packPictureName(person, nth)
        expect(name).toMatch(/^[0-9a-f]{64}$/)
        expect(packPictureOf(name)).toEqual({ person, nth })
      }),
    )
  })

  it('is never that of an upload, nor of a fourth picture', () => {
    fc.assert(
      fc.property(hash, (name) => {
        expect(packPictureOf(name)).toBeNull()
      }),
    )
    for (const nth of [0, PACK_PICTURES + 1]) {
      expect(packPictureOf(packPictureName(7, nth))).toBeNull()
    }
    expect(packPictureOf(`${packPictureName(7, 1)}1`)).toBeNull()
    expect(packPictureOf(`1${packPictureName(7, 1)}`)).toBeNull()
  })
})
