import { describe, expect, test } from 'vitest'
import { gazetteer } from '#adapters/geo/gazetteer.ts'
import { towns } from '#adapters/geo/towns.ts'
import { regions } from '#server/demo/places.ts'

const { placeAt } = gazetteer()

describe('the gazetteer', () => {
  test.each([
    [52.09, 5.12, 'Utrecht', 'Utrecht', 'NL'],
    [51.86, 4.6, 'Dordrecht', 'Zuid-Holland', 'NL'],
    [53.4, 5.8, 'Leeuwarden', 'Friesland', 'NL'],
    [50.86, 5.72, 'Maastricht', 'Limburg', 'NL'],
    [51.05, 3.73, 'Gent', 'Oost-Vlaanderen', 'BE'],
  ])('names %d, %d as %s', (lat, lon, city, region, country) => {
    expect(placeAt({ lat, lon })).toEqual({ city, region, country })
  })

  test.each([
    ['in the North Sea', 54.5, 4],
    ['in London', 51.5, -0.12],
    ['where the meridian turns', 0, 180],
    ['at the pole', 90, 0],
  ])('names nothing %s', (_, lat, lon) => {
    expect(placeAt({ lat, lon })).toBeNull()
  })

  test('names each of its towns by that town, in a region that profiles know', () => {
    for (const [country, byRegion] of Object.entries(towns)) {
      for (const [region, rows] of Object.entries(byRegion)) {
        expect(regions[country as keyof typeof regions]).toContain(region)
        for (const [city, lat, lon] of rows) {
          expect(placeAt({ lat, lon })).toEqual({ city, region, country })
        }
      }
    }
  })
})
