import { describe, expect, it } from 'vitest'
import { locales, visibleLanguages } from '#core/site/languages.ts'

describe('the languages to choose from', () => {
  it.each([
    ['BE', ['nl', 'fr', 'de']],
    ['CH', ['de', 'it', 'fr', 'en']],
    ['NL', ['nl', 'en']],
    ['AT', ['de', 'en']],
    ['DE', ['de', 'en']],
    ['DK', ['da', 'en']],
    ['ES', ['es', 'en']],
    ['FI', ['fi', 'sv', 'en']],
    ['FR', ['fr', 'en']],
    ['GB', ['en']],
    ['IE', ['en']],
    ['IT', ['it', 'de', 'en']],
    ['LU', ['fr', 'de', 'en']],
    ['NO', ['nb', 'en']],
    ['PL', ['pl', 'en']],
    ['SE', ['sv', 'fi', 'en']],
    ['US', ['en-US', 'es']],
  ])('in %s are %o, where the site has them all', (country, spoken) => {
    expect(visibleLanguages(locales, country)).toEqual(spoken)
  })

  it('are only those that the site has switched on', () => {
    expect(visibleLanguages(['nl', 'en'], 'BE')).toEqual(['nl'])
    expect(visibleLanguages(['en', 'nl'], 'NL')).toEqual(['nl', 'en'])
  })

  it('are the nearest to what is spoken there that the site has, each once', () => {
    expect(visibleLanguages(['nl', 'en'], 'US')).toEqual(['en'])
    expect(visibleLanguages(['nl', 'en-US'], 'NL')).toEqual(['nl', 'en-US'])
    expect(visibleLanguages(['en', 'en-US'], 'GB')).toEqual(['en'])
  })

  it('are all of the site where none of them is spoken, or nobody knows what is', () => {
    expect(visibleLanguages(['nl', 'en'], 'FR')).toEqual(['en'])
    expect(visibleLanguages(['nl', 'pl'], 'FR')).toEqual(['nl', 'pl'])
    expect(visibleLanguages(['nl', 'pl'], 'BR')).toEqual(['nl', 'pl'])
    expect(visibleLanguages(['nl', 'pl'], '')).toEqual(['nl', 'pl'])
  })

  it('are known in twelve locales', () => {
    expect(locales).toHaveLength(12)
    expect([...locales].sort()).toEqual([...locales])
  })
})
