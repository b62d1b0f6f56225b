import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPackedPages, gzipped } from '#server/site/packed-pages.ts'

/** Packs as the site does, and counts how often. */
const counted = (atMost: number) => {
  const made: string[] = []
  const packed = createPackedPages(async (page) => {
    made.push(page)
    return gzipped(page)
  }, atMost)
  return { made, packed }
}

describe('the packed pages', () => {
  it('are each what was drawn, whatever was asked for before: nobody gets the page of another', async () => {
    const pages = fc.array(fc.constantFrom('Zaanstad', 'zaanstad', 'Zaanstad ', 'Łódź', ''))
    await fc.assert(
      fc.asyncProperty(pages, fc.integer({ min: 1, max: 3 }), async (asked, atMost) => {
        const { packed } = counted(atMost)
        const given = await Promise.all(asked.map(packed))
        expect(given.map((bytes) => gunzipSync(bytes).toString())).toEqual(asked)
      }),
    )
  })

  it('are packed once for all who see the same, also at the same time', async () => {
    const { made, packed } = counted(2)
    await Promise.all([packed('a'), packed('a'), packed('b')])
    await packed('a')
    expect(made).toEqual(['a', 'b'])
  })

  it('are kept while they are asked for, and no more of them than so many', async () => {
    const { made, packed } = counted(2)
    for (const page of ['a', 'b', 'a', 'c', 'a', 'b']) await packed(page)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('are tried again where one could not be packed', async () => {
    let fails = true
    const packed = createPackedPages(async (page) => {
      if (fails) throw new Error('no memory')
      return gzipped(page)
    }, 2)
    await expect(packed('a')).rejects.toThrow('no memory')
    fails = false
    expect(gunzipSync(await packed('a')).toString()).toBe('a')
  })
})
