import type { Site } from '#core/site/ports.ts'
import { exampleSiteOf } from '#server/operator/example-site.ts'

/**
 * The one site of the demo: the example for operators, on this machine too, with both welcome
 * offers, the time bonus first (product spec, section 4).
 */
export const siteOf = (domain: string): Site => {
  const example = exampleSiteOf(domain)
  return {
    ...example,
    id: 'vonk',
    hosts: [...new Set(['localhost', '127.0.0.1', domain])],
    settings: { ...example.settings, welcome_offer: 'both' },
  }
}
