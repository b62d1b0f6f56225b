import type { Container } from 'inversify'
import { findingPersonas } from '../demo/personas.ts'
import { buyingAs } from '../demo/purchases.ts'
import { demoRoutes } from '../demo/routes.ts'
import { placingOrders } from '../payment/checkout/place-order.ts'
import { offeringMethods, providersOf } from '../payment/checkout/providers.ts'
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
    const providers = providersOf([bank.provider])
    const offering = offeringMethods({ providers, clock, log })
    return buyingAs({
      ...parts,
      bank,
      placeOrder: placingOrders({ ...parts, providers, offering }),
    })
  })
  bind(
    t.findPersona,
    { demo: t.demo, dispatch, buyAs: t.buyAs, passwords: t.passwords, ids: t.ids, clock },
    findingPersonas,
  )
  bind(
    t.demoRoutes,
    { accounts, clock, findPersona: t.findPersona, limit: t.limit, config },
    ({ config: { demo }, ...rest }) => demoRoutes({ ...rest, demo }),
  )
}
