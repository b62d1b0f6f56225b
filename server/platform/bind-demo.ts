import type { Container } from 'inversify'
import { createFindPersona } from '../demo/personas.ts'
import { createBuyAs } from '../demo/purchases.ts'
import { createDemoRoutes } from '../demo/routes.ts'
import { createPlaceOrder } from '../payment/checkout/place-order.ts'
import { createOffering, createProviders } from '../payment/checkout/providers.ts'
import { binder } from './bind.ts'
import { tokens as t } from './tokens.ts'

/** As whom one can log in by a click. Where there is no practice bank, nobody has bought anything. */
export const bindDemo = (container: Container) => {
  const bind = binder(container)
  const { accounts, clock, config, dispatch, findDiscount, log, mandates, payments } = t
  const orders = { dispatch, payments, mandates, findDiscount, spending: t.limitSpending, log }
  const after = { openPage: t.openPage, settle: t.settle, giveBack: t.giveBack }
  const parts = { ...orders, ...after, withdrawing: t.withdrawing, store: t.store, ids: t.ids }
  bind(t.buyAs, { ...parts, bank: t.demoBank, clock }, ({ bank, log, ...parts }) => {
    if (!bank) return async () => undefined
    const { clock } = parts
    const providers = createProviders([bank.provider])
    const offering = createOffering({ providers, clock, log })
    return createBuyAs({
      ...parts,
      bank,
      placeOrder: createPlaceOrder({ ...parts, providers, offering }),
    })
  })
  bind(
    t.findPersona,
    { demo: t.demo, dispatch, buyAs: t.buyAs, passwords: t.passwords, ids: t.ids, clock },
    createFindPersona,
  )
  bind(
    t.demoRoutes,
    { accounts, clock, findPersona: t.findPersona, limit: t.limit, config },
    ({ config: { demo }, ...rest }) => createDemoRoutes({ ...rest, demo }),
  )
}
