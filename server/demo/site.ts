import type { Site } from '#core/site/ports.ts'
import { exampleSiteOf } from '#server/operator/example-site.ts'

/** The one site of the demo: what an operator is given as an example, on this machine too. */
export const siteOf = (domain: string): Site => ({
  ...exampleSiteOf(domain),
  id: 'vonk',
  hosts: [...new Set(['localhost', '127.0.0.1', domain])],
})
