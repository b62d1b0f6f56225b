import { ContainerModule } from 'inversify'
import { terms } from '../account/tokens.ts'
import { sendMessage } from '../chat/tokens.ts'
import { receiveNotice, reportSomething } from '../moderation/tokens.ts'
import { createPlaceOrder } from '../payment/checkout/place-order.ts'
import { createOfferMethods, createProviders } from '../payment/checkout/providers.ts'
import {
  findDiscount,
  giveBack,
  settlePayment,
  spendingLimits,
  startCheckout,
  withdrawals,
} from '../payment/tokens.ts'
import {
  accounts,
  chats,
  clock,
  debits,
  demoRoutes,
  discovery,
  dispatch,
  fillDesk,
  geocoder,
  ids,
  limit,
  liveHints,
  log,
  mandates,
  passwords,
  payments,
  photos,
  publicUrl,
  seedSites,
  siteAt,
  sites,
  store,
  support,
  termsStore,
} from '../platform/tokens.ts'
import { maker } from '../platform/wiring.ts'
import { reply } from '../push/tokens.ts'
import { countDays } from '../site/tokens.ts'
import { createFillCrowd } from './fill-crowd.ts'
import { createFindPersona } from './personas.ts'
import { createBuyAs } from './purchases.ts'
import { createReply } from './reply.ts'
import { createDemoRoutes } from './routes.ts'
import { seedDemo } from './seeding.ts'
import { demoSiteAt } from './site.ts'
import { buyAs, demo, demoBank, fillCrowd, findPersona } from './tokens.ts'
import { createFillDesk } from './trouble.ts'

/** The world of a demo, as whom one can log in by a click, and its fictional profiles. */
export const demoModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  make(seedSites, (parts) => () => seedDemo(parts), {
    demo,
    sites,
    passwords,
    clock,
    ids,
    publicUrl,
    countDays,
    terms,
    termsStore,
  })
  make(fillDesk, createFillDesk, {
    sendMessage,
    reportSomething,
    receiveNotice,
    dispatch,
    photos,
    support,
    sites,
    clock,
    ids,
    publicUrl,
  })
  make(fillCrowd, createFillCrowd, { demo, sites, geocoder, clock })
  make(reply, createReply, { sendMessage, chats, discovery, sites, ids, clock, liveHints, log })
  make(
    buyAs,
    (parts) => {
      const { bank, clock, log } = parts
      const providers = createProviders([bank.provider])
      const offerMethods = createOfferMethods({ providers, clock, log })
      return createBuyAs({
        ...parts,
        placeOrder: createPlaceOrder({ ...parts, providers, offerMethods }),
      })
    },
    {
      dispatch,
      payments,
      mandates,
      debits,
      findDiscount,
      spendingLimits,
      startCheckout,
      settlePayment,
      giveBack,
      withdrawals,
      store,
      ids,
      bank: demoBank,
      clock,
      log,
    },
  )
  make(findPersona, createFindPersona, { demo, dispatch, buyAs, passwords, ids, clock })
  bind(siteAt).toConstantValue(demoSiteAt)
  make(demoRoutes, createDemoRoutes, { accounts, clock, findPersona, limit, terms })
})
