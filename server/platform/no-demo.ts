import { ContainerModule } from 'inversify'
import { reply } from '../push/tokens.ts'
import { refuse } from './http/refusals.ts'
import { demoRoutes, fillDesk, seedSites, siteAt } from './tokens.ts'

/** In the place of a demo: its calls are not found, and nobody answers for a fictional profile. */
export const noDemoModule = new ContainerModule(({ bind }) => {
  bind(siteAt).toConstantValue((site) => site)
  bind(seedSites).toConstantValue(async () => undefined)
  bind(fillDesk).toConstantValue(async () => undefined)
  bind(reply).toConstantValue(async () => undefined)
  bind(demoRoutes).toConstantValue({
    'GET /api/personas.php': async () => refuse('not_found'),
    'POST /api/personas.php': async () => refuse('not_found'),
  })
})
