import { emit } from 'xstate'
import type { Lifecycle } from '#core/kernel/lifecycle.ts'
import { comparedReport, countUndone, nothingToUndo, tellStaff } from './actions.ts'
import { settleAdvance } from './direct-debit/advancing.ts'
import { chart, rules } from './setup.ts'
import {
  advanceLapsed,
  advanceNotPaid,
  countsUndone,
  emitPaymentMoved,
  isDiscountGone,
  mayGoBack,
  onOpened,
  onPaid,
  paidLate,
  refundFailed,
  refundRefused,
  refusedLate,
  saysOneMoreUndone,
  secondMoney,
  settledOtherwise,
} from './transitions.ts'
import { events } from './words.ts'

/** Before the provider has a page, and while it has not answered yet. */
const loading = chart.createStateConfig({
  id: 'payment.loading',
  meta: {
    nl: 'Besteld, de betaalpagina wordt klaargezet.',
    en: 'Ordered, the payment page is being prepared.',
  },
  entry: emit(({ context }) => ({
    type: 'orderPlaced',
    payment: context.payment,
    account: context.account,
  })),
  on: {
    opened: onOpened,
    providerSilent: 'unknown',
    refusedByProvider: 'failed',
    paid: onPaid,
    ...settledOtherwise,
  },
  after: { payWindow: 'cancelled' },
})

const unknown = chart.createStateConfig({
  id: 'payment.unknown',
  meta: {
    nl: 'De betaaldienst antwoordt niet. We blijven vragen, en er wordt nooit twee keer afgeschreven.',
    en: 'The provider does not answer. We keep asking, and nothing is ever charged twice.',
  },
  entry: emitPaymentMoved,
  on: { opened: onOpened, refusedByProvider: 'failed', paid: onPaid, ...settledOtherwise },
  after: { payWindow: 'cancelled' },
})

const pending = chart.createStateConfig({
  id: 'payment.pending',
  meta: {
    nl: 'Het lid is bij de bank, of de bank is nog bezig.',
    en: 'The member is at the bank, or the bank is still busy.',
  },
  entry: emitPaymentMoved,
  on: { paid: onPaid, ...advanceNotPaid },
  after: { payWindow: advanceLapsed },
})

const completed = chart.createStateConfig({
  meta: { nl: 'Betaald, de credits zijn bijgeschreven.', en: 'Paid, the credits are granted.' },
  entry: [
    emit(({ context: { payment, account, granted, discount, advanced = 0 }, event }) => ({
      type: 'granted',
      payment,
      account,
      credits: granted,
      discount: isDiscountGone(event) ? null : (discount?.id ?? null),
      mandate: event.type === 'paid' ? (event.mandate ?? null) : null,
      ...(advanced > 0 && { settled: advanced }),
    })),
    settleAdvance,
    emitPaymentMoved,
  ],
  on: { paidTwice: secondMoney('paidTwice', 'isSecondMoney'), ...mayGoBack },
})

/**
 * The life of a payment (product spec, section 4). Only what the provider answers when asked moves
 * it; credits are granted on the way into `completed`, but for those that a site lets come in advance
 * of a direct debit, and again for money that came twice. Every
 * move leads on, none leads back, so that facts may come late, twice and in any order.
 */
const machine = chart.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    ref: null,
    checkoutUrl: null,
    granted: 0,
    returned: 0,
    paidMinor: 0,
    backMinor: 0,
    askedMinor: 0,
    refusedMinor: 0,
    charged: { credits: 0, minor: 0, undone: 0 },
  }),
  initial: 'loading',
  states: {
    loading,
    unknown,
    pending,
    completed,
    paidTwice: {
      meta: {
        nl: 'Twee keer betaald: voor allebei zijn credits bijgeschreven.',
        en: 'Paid twice: credits are granted for both.',
      },
      entry: emitPaymentMoved,
      on: mayGoBack,
    },
    failed: {
      meta: {
        nl: 'Mislukt. Komt het geld later toch, dan telt het.',
        en: 'Failed. Should the money come after all, it counts.',
      },
      entry: emitPaymentMoved,
      on: { paid: paidLate },
    },
    cancelled: {
      meta: {
        nl: 'Geannuleerd of verlopen. Komt het geld later toch, dan telt het.',
        en: 'Cancelled or expired. Should the money come after all, it counts.',
      },
      entry: emitPaymentMoved,
      on: { paid: paidLate, failed: refusedLate },
    },
    partlyRefunded: {
      meta: {
        nl: 'Er is geld teruggegeven of onderweg terug; de credits daarvoor zijn teruggenomen.',
        en: 'Money was given back or is on its way back; the credits for it are taken back.',
      },
      entry: emitPaymentMoved,
      on: {
        paidTwice: secondMoney('partlyRefunded', 'isSecondMoney'),
        ...mayGoBack,
        refundRefused,
      },
    },
    refunded: {
      meta: {
        nl: 'Terugbetaald, en de credits zijn teruggenomen. Premium blijft het lid.',
        en: 'Refunded, and the credits are taken back. The member stays premium.',
      },
      entry: emitPaymentMoved,
      on: {
        paidTwice: secondMoney('partlyRefunded', 'isMoneyAfterAll'),
        chargedBack: mayGoBack.chargedBack,
        refunded: countsUndone,
        wonBack: countsUndone,
        refundRefused: refundFailed,
      },
    },
    chargedBack: {
      meta: {
        nl: 'Door de bank teruggeboekt, en de credits zijn teruggenomen.',
        en: 'Charged back by the bank, and the credits are taken back.',
      },
      entry: emitPaymentMoved,
      on: {
        paidTwice: secondMoney('partlyRefunded', 'isMoneyAfterAll'),
        chargedBack: countsUndone,
        refunded: [
          { ...mayGoBack.refunded, guard: saysOneMoreUndone },
          { guard: { type: 'isOwnLoss', params: comparedReport }, actions: nothingToUndo },
        ],
        wonBack: [
          {
            target: 'refunded',
            guard: { type: 'isPaidBackBeside', params: comparedReport },
            actions: [countUndone, tellStaff('wonBack')],
          },
          mayGoBack.wonBack,
        ],
        refundRefused,
      },
    },
    wonBack: {
      meta: {
        nl: 'De bank heeft een terugboeking ongedaan gemaakt: de credits die zij kostte zijn er weer.',
        en: 'The bank has undone a chargeback: the credits that it cost are back.',
      },
      entry: emitPaymentMoved,
      on: { paidTwice: secondMoney('wonBack', 'isSecondMoney'), ...mayGoBack, refundRefused },
    },
  },
})

export const payment = {
  name: 'payment',
  owner: 'server',
  machine,
  rules,
  events,
} satisfies Lifecycle<typeof machine, typeof rules>
