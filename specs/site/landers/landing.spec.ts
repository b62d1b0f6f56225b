import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landerAt, landingIn, queryFrom } from '#core/site/landers/landing.ts'
import { autoSlugOf, languageOfSlug, slugFor } from '#core/site/landers/slugs.ts'
import { landerNames, takesSlug } from '#core/site/landers/values.ts'
import { namesSource } from '#core/site/traffic-source.ts'

describe('the address of a lander', () => {
  it.each(landerNames)(
    '/landers/%s is one, and with a slug where it takes one (LND-01)',
    (name) => {
      expect(landerAt(`/landers/${name}`)).toEqual({ name, slug: null })
      const withSlug = takesSlug(name) ? { name, slug: 'she-nl' } : null
      expect(landerAt(`/landers/${name}/she-nl`)).toEqual(withSlug)
    },
  )

  it.each([
    '/landers',
    '/landers/onzin',
    '/landers/gallery/onzin',
    '/landers/gallery/she-nl/more',
    '/landers/tinderswipe/nl',
  ])('%s is none', (path) => {
    expect(landerAt(path)).toBeNull()
  })

  it('names the language that is read, in every slug but auto (LND-02)', () => {
    expect(['nl', 'gay-eng', 'auto', 'she-xx'].map(languageOfSlug)).toEqual([
      'nl',
      'en',
      null,
      null,
    ])
    expect(slugFor(autoSlugOf('milf-nl'), 'en')).toBe('milf-eng')
  })
})

describe('where somebody landed', () => {
  it('goes along with what brought them, whatever that is', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.constantFrom(...landerNames), value, (lander, ref) => {
        const query = queryFrom({ lander, slug: 'bbw-nl' }, { ref })
        expect(landingIn(query)).toEqual({ lander, slug: 'bbw-nl' })
        expect(new URLSearchParams(query).get('ref')).toBe(ref)
      }),
    )
    expect(landingIn('?lander=onzin&slug=x')).toEqual({})
  })

  it('is no traffic source, which opens a sign-up that is closed to others', () => {
    expect(namesSource({ lander: 'gallery', slug: 'nl' })).toBe(false)
    expect(namesSource({ sub2: 'a', lander: 'gallery' })).toBe(true)
  })
})
