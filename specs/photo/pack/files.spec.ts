import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { digitalSources } from '#core/photo/digital-source.ts'
import { PACK_PICTURES } from '#core/photo/pack/values.ts'
import { packPeople } from '#server/photo/pack/people.ts'
import { paintSizes, picturesOf, readCast } from '../../../scripts/painter/pack.ts'

const FOLDER = join(import.meta.dirname, '../../../server/photo/pack')
const MARK = `digitalsourcetype/${digitalSources.program}<`
const PEOPLE = 600
const MAX_BYTES = 60_000_000
const MAX_WIDTH = 720
const YOUNGEST = 27
const AGAIN = 'npm run pictures pack paints it again'

const nths = Array.from({ length: PACK_PICTURES }, (_, index) => index + 1)
const sizes = ['face', 'full', 'thumb'] as const
const fileOf = (person: number, nth: number, size: string) =>
  join(FOLDER, String(person), `${nth}.${size}.webp`)
const files = packPeople.flatMap(({ id }) =>
  nths.flatMap((nth) => sizes.map((size) => fileOf(id, nth, size))),
)

describe('The picture pack', () => {
  test('holds three pictures of each of 600 adults, in three sizes and at most 60 MB', () => {
    expect(packPeople).toHaveLength(PEOPLE)
    expect(new Set(packPeople.map(({ id }) => id)).size).toBe(PEOPLE)
    for (const { age } of packPeople) expect(age).toBeGreaterThanOrEqual(YOUNGEST)
    for (const { id } of packPeople) {
      const names = nths.flatMap((nth) => sizes.map((size) => `${nth}.${size}.webp`))
      expect(readdirSync(join(FOLDER, String(id))).sort()).toEqual(names)
    }
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
  })

  test('says in every file that a program made it (MOD-11)', () => {
    const unmarked = files.filter((file) => !readFileSync(file).includes(MARK))
    expect(unmarked).toEqual([])
  })

  test('has no picture wider than 720 pixels', async () => {
    for (const { id } of packPeople.slice(0, 60)) {
      for (const nth of nths) {
        const { width, format } = await sharp(fileOf(id, nth, 'full')).metadata()
        expect([format, width]).toEqual(['webp', MAX_WIDTH])
      }
    }
  })

  // Other platforms round otherwise.
  test.runIf(process.platform === 'linux' && process.arch === 'x64').for([1, 58, 271, 600])(
    'is painted again from its seed, byte by byte: person %i',
    { timeout: 60_000 },
    async (id) => {
      const person = (await readCast()).find((one) => one.id === id)
      if (!person) throw new Error(`There is no person ${id}`)
      for (const [index, traits] of picturesOf(person).entries()) {
        const painted = await paintSizes(traits)
        for (const size of sizes) {
          const kept = readFileSync(fileOf(id, index + 1, size))
          expect(painted[size].equals(kept), `${id}/${index + 1}.${size}: ${AGAIN}`).toBe(true)
        }
      }
    },
  )
})
