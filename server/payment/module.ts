import { ContainerModule } from 'inversify'
import {
  accounts,
  clock,
  config,
  debits,
  deskStore,
  dispatch,
  homeOf,
  idempotencyStore,
  ids,
  jobBook,
  jobQueue,
  limit,
  linkStore,
  log,
  mailer,
  makeLink,
  mandates,
  paymentProviders,
  payments,
  publicUrl,
  reconciliation,
  sites,
  spending,
  store,
  texter,
  vault,
  wallet,
  webhookInbox,
  writeOnce,
} from '../platform/tokens.ts'
import { type Make, maker } from '../platform/wiring.ts'
import { createAlarms } from './alarms.ts'
import { createAbandonCheckout } from './checkout/abandon-checkout.ts'
import { createPlaceOrder } from './checkout/place-order.ts'
import { createOfferMethods, createProviders } from './checkout/providers.ts'
import { createStartCheckout } from './checkout/start-checkout.ts'
import { createToldCheckout } from './checkout/told-checkout.ts'
import { createProposeDebit } from './direct-debit/direct-debit.ts'
import { createSignDebit } from './direct-debit/sign.ts'
import { createFindDiscount } from './discount/find-discount.ts'
import { createStayOffer } from './discount/stay-offer.ts'
import { createPaymentLetters } from './letters.ts'
import { createNotifyPayer } from './notify-payer.ts'
import { createNotifyStaff } from './notify-staff.ts'
import { createReportDay } from './reconciliation/report-day.ts'
import { createGiveBack, createPlanRefund, createRefundPayment } from './refund/refund.ts'
import { createRefundUnused } from './refund/refund-unused.ts'
import { createReorders } from './reorder/reorder.ts'
import { createPaymentRoutes } from './routes.ts'
import { createSettlePayment } from './settle-payment.ts'
import { createSpendingLimits } from './spending-limit/spending-limit.ts'
import {
  abandonCheckout,
  alarms,
  findDiscount,
  giveBack,
  notifyPayer,
  notifyStaff,
  offerMethods,
  paymentJobs,
  paymentLetters,
  paymentRoutes,
  paymentSweeps,
  placeOrder,
  planRefund,
  proposeDebit,
  providers,
  refundPayment,
  refundUnused,
  reorders,
  reportDay,
  settlePayment,
  signDebit,
  spendingLimits,
  startCheckout,
  stayOffer,
  withdrawals,
  withdrawalsByLink,
} from './tokens.ts'
import { createWithdrawals } from './withdrawal/withdraw.ts'
import { createWithdrawalsByLink } from './withdrawal/withdraw-by-link.ts'
import { createPaymentJobs, createPaymentSweeps } from './worker.ts'

type Checkout = Parameters<typeof createStartCheckout>[0] &
  Omit<Parameters<typeof createToldCheckout>[0], 'startCheckout'>

const createCheckout = (deps: Checkout) =>
  createToldCheckout({ ...deps, startCheckout: createStartCheckout(deps) })

const bindOrders = (make: Make) => {
  make(alarms, createAlarms, { log })
  make(offerMethods, createOfferMethods, { providers, clock, log })
  make(findDiscount, createFindDiscount, { store, accounts, payments, ids, clock })
  make(stayOffer, createStayOffer, { payments, findDiscount, ids, clock })
  make(spendingLimits, createSpendingLimits, { spending, writeOnce, clock })
  make(placeOrder, createPlaceOrder, {
    dispatch,
    payments,
    providers,
    offerMethods,
    findDiscount,
    spendingLimits,
    mandates,
    debits,
  })
  make(startCheckout, createCheckout, {
    dispatch,
    store,
    payments,
    mandates,
    debits,
    jobQueue,
    providers,
    clock,
    ids,
    publicUrl,
    homeOf,
  })
  make(settlePayment, createSettlePayment, { dispatch, store, providers, alarms, log })
  make(abandonCheckout, createAbandonCheckout, { payments, providers, settlePayment, log })
  const debiting = { debits, dispatch, providers, texter, vault, accounts, limit, clock }
  make(proposeDebit, createProposeDebit, { ...debiting, payments, findDiscount })
  make(signDebit, createSignDebit, debiting)
  make(reorders, createReorders, {
    dispatch,
    debits,
    mandates,
    payments,
    providers,
    offerMethods,
    writeOnce,
    ids,
    clock,
  })
}

const bindMoneyBack = (make: Make) => {
  make(giveBack, createGiveBack, { dispatch, store })
  make(planRefund, createPlanRefund, { store })
  make(refundPayment, createRefundPayment, {
    dispatch,
    store,
    idempotencyStore,
    payments,
    providers,
    settlePayment,
    clock,
  })
  make(refundUnused, createRefundUnused, { dispatch, store, payments })
  make(withdrawals, createWithdrawals, { dispatch, store, payments, clock })
  make(withdrawalsByLink, createWithdrawalsByLink, {
    dispatch,
    withdrawals,
    payments,
    accounts,
    linkStore,
    jobQueue,
    ids,
    clock,
  })
}

const bindTelling = (make: Make) => {
  make(notifyPayer, createNotifyPayer, {
    accounts,
    payments,
    debits,
    sites,
    clock,
    mailer,
    jobQueue,
    publicUrl,
  })
  make(notifyStaff, createNotifyStaff, { payments, sites, mailer, log })
  make(reportDay, createReportDay, { reconciliation, jobBook, deskStore })
}

/** What the platform has of payment, for its tables. */
const bindTables = (make: Make) => {
  make(paymentLetters, createPaymentLetters, { payments, debits, makeLink, clock })
  make(paymentJobs, createPaymentJobs, {
    payments,
    webhookInbox,
    startCheckout,
    settlePayment,
    refundPayment,
    refundUnused,
    notifyPayer,
    notifyStaff,
  })
  make(paymentSweeps, createPaymentSweeps, {
    payments,
    settlePayment,
    startCheckout,
    refundPayment,
    mandates,
    debits,
    providers,
    reconciliation,
    reportDay,
    sites,
    mailer,
    clock,
    log,
  })
  make(
    paymentRoutes,
    ({ config: { languages }, ...parts }) => createPaymentRoutes({ ...parts, languages }),
    {
      config,
      payments,
      providers,
      offerMethods,
      webhookInbox,
      placeOrder,
      findDiscount,
      stayOffer,
      abandonCheckout,
      reorders,
      spendingLimits,
      wallet,
      withdrawals,
      withdrawalsByLink,
      debits,
      texter,
      proposeDebit,
      signDebit,
      limit,
      ids,
      clock,
    },
  )
}

/** Orders, what is paid and given back, and what is told of it. */
export const paymentModule = new ContainerModule(({ bind }) => {
  const make = maker(bind)
  bind(providers).toResolvedValue(createProviders, [paymentProviders])
  bindOrders(make)
  bindMoneyBack(make)
  bindTelling(make)
  bindTables(make)
})
