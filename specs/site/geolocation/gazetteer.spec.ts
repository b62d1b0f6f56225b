import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gazetteer } from '#adapters/geo/gazetteer.ts'
import { gridOf } from '#adapters/geo/grid.ts'
import { readTowns } from '#adapters/geo/places.ts'
import { towns as demoTowns } from '#server/demo/places.ts'
import { regions } from '#server/operator/example-regions.ts'

const { placeAt, placesLike, positionOf, regionsOf } = gazetteer()
const towns = readTowns()

describe('the gazetteer', () => {
  test.each([
    [52.09, 5.12, 'Utrecht', 'Utrecht', 'NL'],
    [51.81, 4.67, 'Dordrecht', 'Zuid-Holland', 'NL'],
    [53.2, 5.79, 'Leeuwarden', 'Friesland', 'NL'],
    [50.85, 5.69, 'Maastricht', 'Limburg', 'NL'],
    [51.05, 3.73, 'Gent', 'Oost-Vlaanderen', 'BE'],
    [50.64, 5.57, 'Luik', 'Luik', 'BE'],
    [50.94, 6.96, 'Köln', 'Nordrhein-Westfalen', 'DE'],
    [49.61, 6.13, 'Luxembourg', 'Luxembourg', 'LU'],
    [50.63, 3.06, 'Lille', 'Hauts-de-France', 'FR'],
    [52.19, 21.03, 'Warszawa', 'Mazowieckie', 'PL'],
    [50.08, 14.44, 'Praha', 'Praha', 'CZ'],
  ])('names %d, %d as %s', (lat, lon, city, region, country) => {
    expect(placeAt({ lat, lon })).toEqual({ city, region, country })
  })

  test.each([
    ['in the North Sea', 54.8, 4],
    ['in London', 51.5, -0.12],
    ['where the meridian turns', 0, 180],
    ['at a pole', 90, 0],
    ['at the other pole', -90, 0],
  ])('names nothing %s', (_, lat, lon) => {
    expect(placeAt({ lat, lon })).toBeNull()
  })

  test('finds with its grid what looking at every town would find', () => {
    const nearest = gridOf(towns)
    const km = (lat: number, lon: number) => (town: { lat: number; lon: number }) => {
      const [phi, phi2] = [lat, town.lat].map((degrees) => (degrees * Math.PI) / 180) as [
        number,
        number,
      ]
      const delta = ((town.lon - lon) * Math.PI) / 180
      const cos = Math.sin(phi) * Math.sin(phi2) + Math.cos(phi) * Math.cos(phi2) * Math.cos(delta)
      return 6_371 * Math.acos(Math.min(1, cos))
    }
    const places = [
      fc.double({ min: 44, max: 58, noNaN: true }),
      fc.double({ min: 0, max: 18, noNaN: true }),
    ] as const
    fc.assert(
      fc.property(...places, (lat, lon) => {
        const distance = km(lat, lon)
        const least = Math.min(...towns.map(distance))
        const found = nearest({ lat, lon }, 40)
        if (found) expect(distance(found)).toBeCloseTo(least, 3)
        else expect(least).toBeGreaterThan(39.99)
      }),
      { numRuns: 200 },
    )
  })

  test('puts each town of the Netherlands and Belgium in a region that profiles know', () => {
    expect(regionsOf('NL')).toEqual(regions.NL)
    expect(regionsOf('BE')).toEqual(regions.BE)
    expect(regionsOf('PL')).toEqual(regions.PL)
    expect(regionsOf('DE')).toHaveLength(16)
    expect(regionsOf('XX')).toEqual([])
    for (const [city, place] of Object.entries(demoTowns)) {
      expect(towns).toContainEqual(expect.objectContaining({ city, ...place }))
    }
  })
})

describe('a name that is typed', () => {
  const like = (text: string, country = 'NL') =>
    placesLike({ country, text, limit: 5 }).map(({ city }) => city)

  test('finds the towns that begin with it, the largest first', () => {
    expect(like('zu')).toEqual(['Zutphen', 'Zuidhorn', 'Zundert', 'Zuid-Scharwoude', 'Zuiderburen'])
    expect(like('ber', 'DE')[0]).toBe('Berlin')
  })

  test('finds the town that bears exactly that name before larger ones', () => {
    expect(like('ede')[0]).toBe('Ede')
    expect(like('Best')[0]).toBe('Best')
  })

  test.each([
    ['den haag', 'NL', 'Den Haag'],
    ["'s-gravenh", 'NL', 'Den Haag'],
    ['S HERTOGENBOSCH', 'NL', 'Den Bosch'],
    ['sint niklaas', 'BE', 'Sint-Niklaas'],
    ['liege', 'BE', 'Luik'],
    ['bruges', 'BE', 'Brugge'],
    ['munchen', 'DE', 'München'],
    ['keulen', 'DE', 'Köln'],
    ['kobenhavn', 'DK', 'København'],
    ['Lodz', 'PL', 'Łódź'],
    ['Lodz'.normalize('NFD'), 'PL', 'Łódź'],
    ['Wroclaw', 'PL', 'Wrocław'],
    ['Koeln', 'DE', 'Köln'],
    ['Köln'.normalize('NFD'), 'DE', 'Köln'],
    ['Muenchen', 'DE', 'München'],
    ['Giessen', 'DE', 'Gießen'],
    ['Koebenhavn', 'DK', 'København'],
    ['Aarhus', 'DK', 'Århus'],
    ['Arhus', 'DK', 'Århus'],
  ])('%j is understood in %s as %s', (text, country, city) => {
    expect(like(text, country)[0]).toBe(city)
  })

  test.each([
    ['Lodz', 'Łódzkie', 'PL', 'Łódź'],
    ['koeln', 'Nordrhein-Westfalen', 'DE', 'Köln'],
  ])(
    '%s in %s has the position of its town, however it is spelled',
    (city, region, country, town) => {
      const position = positionOf({ country, region, city })
      expect(position).toMatchObject({ lat: expect.any(Number) })
      expect(position).toBe(positionOf({ country, region, city: town }))
    },
  )

  test.each(['', '  ', '-', 'qqq', '%', '\\'])('%j finds nothing', (text) => {
    expect(like(text)).toEqual([])
  })

  test('finds nothing in a country that is not known', () => {
    expect(like('utrecht', 'XX')).toEqual([])
    expect(like('utrecht', 'BE')).toEqual([])
  })
})
