import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landerAt, landingIn } from '#core/site/landers/landing.ts'
import { NICHES, nicheOf, slugFor, slugOf } from '#core/site/landers/slugs.ts'
import { locales } from '#core/site/languages.ts'

describe('the slug of a landing page (LND-02)', () => {
  it.each([
    [1, 'nl', 'nl'],
    [2, 'nl', 'she-nl'],
    [3, 'nl', 'bdsm-nl'],
    [4, 'nl', 'bbw-nl'],
    [5, 'nl', 'gilf-nl'],
    [6, 'nl', 'milf-nl'],
    [7, 'nl', 'gay-nl'],
    [1, 'en', 'eng'],
    [2, 'en', 'she-eng'],
    [7, 'en', 'gay-eng'],
    [1, 'en-US', 'us'],
    [2, 'en-US', 'she-us'],
    [1, 'de', 'de'],
    [6, 'fr', 'milf-fr'],
    [3, 'sv', 'bdsm-sv'],
  ])('of niche %i in %s is %s', (niche, language, slug) => {
    expect(slugOf(niche, language)).toBe(slug)
  })

  it.each([
    ['auto', 'nl', 'nl'],
    ['auto', 'en', 'eng'],
    ['she-auto', 'de', 'she-de'],
    ['gay-auto', 'en', 'gay-eng'],
    ['she-nl', 'de', 'she-nl'],
    ['autos', 'nl', 'autos'],
    ['car-automatic', 'nl', 'car-automatic'],
    ['en', 'nl', 'eng'],
    ['milf-en', 'nl', 'milf-eng'],
    ['en-US', 'nl', 'us'],
    ['gay-en-US', 'nl', 'gay-us'],
  ] as const)('%s is, for who reads %s, %s', (slug, language, shown) => {
    expect(slugFor(slug, language)).toBe(shown)
  })

  it.each([
    ['eng', ['nl'], 'nl'],
    ['she-us', ['nl'], 'she-nl'],
    ['us', ['nl', 'en'], 'eng'],
    ['en-US', ['nl', 'en-US'], 'us'],
    ['gay-de', ['nl', 'de'], 'gay-de'],
  ] as const)('%s becomes, where %j are on and Dutch is read, %s', (slug, on, shown) => {
    expect(slugFor(slug, 'nl', on)).toBe(shown)
  })

  it('tells its niche again, whatever the language', () => {
    const two = locales.filter((locale) => locale.length === 2)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: NICHES }),
        fc.constantFrom(...two),
        (niche, language) => nicheOf(slugOf(niche, language)) === niche,
      ),
    )
  })

  it.each([
    ['', 'no language'],
    ['she-', 'no language behind its niche'],
    ['onzin', 'no language'],
    ['zzz', 'no language that the product speaks'],
    ['gay-xx', 'no language that the product speaks'],
    ['nl-she', 'its language before its niche'],
    ['SHE-nl', 'capitals'],
    ['she-nl-x', 'a word too many'],
    ['../x', 'another address'],
  ])('is none where it is %j, which has %s: that address is no page', (slug) => {
    expect(nicheOf(slug)).toBeNull()
    expect(landerAt(`/landers/gallery/${slug || '-'}`)).toBeNull()
    expect(landingIn(`?slug=${slug}`)).toEqual({})
  })
})
