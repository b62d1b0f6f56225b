import type { DemoBank, DemoStore } from '#core/demo/ports.ts'
import { token } from '../platform/wiring.ts'
import type { FillCrowd } from './fill-crowd.ts'
import type { FindPersona } from './personas.ts'
import type { BuyAs } from './purchases.ts'

export const demo = token<DemoStore>('demo')
export const demoBank = token<DemoBank>('demoBank')
export const buyAs = token<BuyAs>('buyAs')
export const findPersona = token<FindPersona>('findPersona')

/** Many more people, who have no story of their own. */
export const fillCrowd = token<FillCrowd>('fillCrowd')
