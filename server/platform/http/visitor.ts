import type { Request } from 'express'
import type { TrafficSource } from '#core/account/values.ts'
import type { CountryFinder } from '#core/kernel/ports.ts'
import { countryIn, countryKeptIn } from '#core/site/country.ts'
import { type RouteName, routeOf } from '#core/site/routes.ts'
import { sourceIn, sourceKeptIn } from '#core/site/traffic-source.ts'

/** What a request says of who asks, whoever is logged in. Countries are ISO 3166-1 alpha-2. */
export type Visitor = {
  /** By the address of who asks; null where that is nowhere. */
  country: string | null
  /** By the query, else by what the browser keeps. */
  chosenCountry: string | null
  /** The page that asks, by the name of its route; null where the browser does not say. */
  page: RouteName | null
  /** Which site of others brought them; null when it is not known. */
  trafficSource: TrafficSource | null
}

const saidBy = (req: Request) => ({
  query: req.originalUrl.split('?')[1] ?? '',
  cookies: req.get('cookie') ?? '',
})

/** Where who asks comes from, by the query, else by what the browser keeps. */
export const broughtBy = (req: Request): Pick<Visitor, 'trafficSource'> => {
  const { query, cookies } = saidBy(req)
  return { trafficSource: sourceIn(query) ?? sourceKeptIn(cookies) }
}

/** Only the name of its route: a path may hold an id, or the token of a mailed link. */
const pageOf = (req: Request) => {
  const from = req.get('referer') ?? ''
  return URL.canParse(from) ? routeOf(new URL(from).pathname) : null
}

/** Reads it from the address, the query and the cookies; `TRUST_PROXY` says whose word counts. */
export const visitorOf = (req: Request, countryFinder: CountryFinder): Visitor => {
  const { query, cookies } = saidBy(req)
  return {
    country: countryFinder.countryOf(req.ip ?? ''),
    chosenCountry: countryIn(query) ?? countryKeptIn(cookies),
    page: pageOf(req),
    ...broughtBy(req),
  }
}
