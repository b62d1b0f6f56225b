import type { TrafficSource } from '#core/account/values.ts'
import { TRAFFIC_VALUE_MAX, trafficFields } from '#core/site/values.ts'

/** How long a device keeps it. */
export const TRAFFIC_COOKIE_DAYS = 30

const COOKIE = 'source'
const DAY_S = 86_400

/** The source that a query names; null when it names none. */
export const sourceIn = (query: string): TrafficSource | null => {
  const given = new URLSearchParams(query)
  const named = trafficFields.flatMap((field) => {
    const value = given.get(field)?.trim().slice(0, TRAFFIC_VALUE_MAX)
    return value ? [[field, value] as const] : []
  })
  return named.length > 0 ? Object.fromEntries(named) : null
}

/** The source that a `Cookie` header or `document.cookie` holds; null when there is none. */
export const sourceKeptIn = (cookies: string): TrafficSource | null => {
  const kept = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))
  return kept ? sourceIn(kept.slice(COOKIE.length + 1)) : null
}

/** The cookie that keeps a source. */
export const sourceCookie = (source: TrafficSource): string => {
  const value = new URLSearchParams(source as Record<string, string>)
  const age = TRAFFIC_COOKIE_DAYS * DAY_S
  return `${COOKIE}=${value}; path=/; max-age=${age}; samesite=lax`
}

/** Whether it names who brought a visitor; the page on which they landed does not. */
export const namesSource = (source: TrafficSource): boolean =>
  trafficFields.some((field) => source[field])
