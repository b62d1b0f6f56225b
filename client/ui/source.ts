import type { TrafficSource } from '#core/account/account.ts'
import { sourceCookie, sourceIn, sourceKeptIn } from '#core/site/traffic-source.ts'

export const keptSource = (): TrafficSource | null => sourceKeptIn(document.cookie)

/** What the address says of where somebody comes from is kept; without it, what was kept stays. */
export const keepSource = () => {
  const source = sourceIn(window.location.search)
  if (source) Object.assign(document, { cookie: sourceCookie(source) })
}
