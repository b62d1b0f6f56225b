import { describe, expect, test } from 'vitest'
import { countryFinder } from '#adapters/geo/countries.ts'

const { countryOf } = countryFinder({ file: null })

describe('the country of an address', () => {
  test.each([
    ['145.97.1.1', 'NL'],
    ['194.109.6.66', 'NL'],
    ['::ffff:194.109.6.66', 'NL'],
    ['81.240.1.1', 'BE'],
    ['91.0.1.1', 'DE'],
    ['2003::1', 'DE'],
    ['2001:4860:4860::8888', 'US'],
  ])('%s is in %s', (address, country) => {
    expect(countryOf(address)).toBe(country)
  })

  test.each([
    '127.0.0.1',
    '::1',
    '10.1.2.3',
    '192.168.1.1',
    '::ffff:10.1.2.3',
    'fe80::1%eth0',
    'fd00::1',
    '',
    'vonk.example',
    '145.97.1',
    '1.2.3.4.5',
    '145.97.1.1, 8.8.8.8',
  ])('%j is in none', (address) => {
    expect(countryOf(address)).toBeNull()
  })

  test('cannot be found with a file that is not there, or of another kind', () => {
    expect(() => countryFinder({ file: '/nowhere/else.mmdb' })).toThrow('ENOENT')
    expect(() => countryFinder({ file: import.meta.filename })).toThrow()
  })
})
