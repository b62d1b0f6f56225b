import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
  ])('%s is, for who reads %s, %s', (slug, language, shown) => {
    expect(slugFor(slug, language)).toBe(shown)
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

  it.each(['', 'she-', 'onzin', 'nl-she', 'SHE-nl', 'she-nl-x', '../x'])(
    'tells of none where it is %j',
    (slug) => {
      expect(nicheOf(slug)).toBeNull()
    },
  )
})
