import { describe, expect, it } from 'vitest'
import { countriesFor, countryCookie, countryIn, countryKeptIn } from '#core/site/country.ts'

describe('the country of a visitor', () => {
  const countries = ['NL', 'BE']

  it.each([
    [null, null, 'NL', 'NL'],
    ['BE', null, 'BE', 'BE'],
    ['BE', 'NL', 'BE', 'NL'],
    ['US', null, 'US', 'NL'],
    ['US', 'BE', 'US', 'BE'],
    ['BE', 'FR', 'BE', 'BE'],
    [null, 'XX', 'NL', 'NL'],
  ])('found in %s and having chosen %s, is %s and sees %s', (found, chosen, is, sees) => {
    expect(countriesFor({ found, chosen, countries })).toEqual({
      geoip_country: is,
      geoip_selected_country: sees,
    })
  })

  it.each([
    ['?country=BE', 'BE'],
    ['country=be&x=1', 'BE'],
    ['country=', null],
    ['country=Belgium', null],
    ['country=B1', null],
    ['', null],
  ])('is read from the query %j as %s', (query, country) => {
    expect(countryIn(query)).toBe(country)
  })

  it('is kept for a year, and goes to no other site', () => {
    expect(countryCookie('BE')).toBe('country=BE; path=/; max-age=31536000; samesite=lax')
  })

  it('is the first of a site, and no country where a site is for none', () => {
    expect(countriesFor({ found: 'NL', chosen: 'NL', countries: [] })).toEqual({
      geoip_country: 'NL',
      geoip_selected_country: '',
    })
  })

  it('is kept in a cookie, and found among others', () => {
    const [pair = ''] = countryCookie('BE').split(';')
    expect(countryKeptIn(`locale=nl; ${pair}; source=ref=x`)).toBe('BE')
    expect(countryKeptIn('locale=nl; mycountry=NL')).toBeNull()
    expect(countryKeptIn('country=<script>')).toBeNull()
  })
})
