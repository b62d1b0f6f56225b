import { emit } from 'xstate'
import type { Lifecycle } from '#core/kernel/lifecycle.ts'
import {
  askRefund,
  type Context,
  chart,
  compared,
  countUndone,
  type Event,
  leaveToPerson,
  nothingToUndo,
  rules,
  saysAllOfIt,
  saysThisOrder,
  takeBack,
  tellOfRefusal,
  tellStaff,
  undoChargeback,
  worth,
} from './chart.ts'

const movedOn = chart.emit(({ context }) => ({
  type: 'paymentMoved',
  payment: context.payment,
  account: context.account,
}))

const isDiscountGone = (event: Event) => event.type === 'paid' && event.discountGone === true

type Giving = { context: Context; event: Extract<Event, { type: 'giveBack' }> }
type Refusing = { context: Context; event: Extract<Event, { type: 'refundRefused' }> }

const grant = (discountGone: boolean) =>
  chart.assign({
    granted: ({ context }) => worth(context, discountGone),
    paidMinor: ({ context }) => context.amount.minor,
  })

/** Without it nobody could be asked again: what is paid or comes back later would never be found. */
const keepRef = chart.assign({
  ref: ({ context, event }) => ('ref' in event ? (event.ref ?? context.ref) : context.ref),
})

const paid = [
  {
    target: 'completed',
    guard: { type: 'isWithoutDiscount', params: compared },
    actions: [keepRef, grant(true), tellStaff('discountGone')],
  },
  { target: 'completed', guard: saysThisOrder, actions: [keepRef, grant(false)] },
] as const

const [paidWithout, paidAsOrdered] = paid
const toldLate = chart.emit(({ context: { payment, account, granted, amount } }) => ({
  type: 'cameLate',
  payment,
  account,
  credits: granted,
  minor: amount.minor,
}))
/** After it had ended, of which the member was told. */
const paidLate = [
  { ...paidWithout, actions: [...paidWithout.actions, toldLate] },
  { ...paidAsOrdered, actions: [...paidAsOrdered.actions, toldLate] },
] as const

const secondMoney = <S extends string, G extends 'isSecondMoney' | 'isMoneyAfterAll'>(
  target: S,
  guard: G,
) =>
  ({
    target,
    reenter: true,
    guard: { type: guard, params: compared },
    actions: [
      chart.emit(({ context }: { context: Context }) => ({
        type: 'grantedAgain',
        payment: context.payment,
        account: context.account,
        credits: worth(context, true),
        minor: context.amount.minor,
      })),
      chart.assign({
        granted: ({ context }) => context.granted + worth(context, true),
        paidMinor: ({ context }) => context.paidMinor + context.amount.minor,
        charged: ({ context: { charged } }) => ({ ...charged, credits: 0, minor: 0 }),
      }),
      tellStaff('paidTwice'),
    ],
  }) as const

const undone = [...undoChargeback, tellStaff('wonBack')] as const
const saysOneMoreUndone = { type: 'isUndoneSince', params: compared } as const

/** What may become of money that is there. */
const mayGoBack = {
  partlyRefunded: {
    target: 'partlyRefunded',
    reenter: true,
    guard: { type: 'isNewPart', params: compared },
    actions: [...takeBack, tellStaff('partlyRefunded')],
  },
  giveBack: {
    target: 'partlyRefunded',
    reenter: true,
    guard: {
      type: 'mayGiveBack',
      params: ({ context, event: { minor, credits } }: Giving) => ({ ...context, minor, credits }),
    },
    actions: [...takeBack, askRefund],
  },
  refunded: {
    target: 'refunded',
    guard: saysAllOfIt,
    actions: [...takeBack, tellStaff('refunded')],
  },
  chargedBack: {
    target: 'chargedBack',
    guard: { type: 'isNotUndone', params: compared },
    actions: [...takeBack, tellStaff('chargedBack')],
  },
  /** Of a part, or of all of it where nobody was told of the chargeback. */
  wonBack: { target: 'wonBack', reenter: true, guard: saysOneMoreUndone, actions: undone },
} as const

/** All of it stays gone, and what was said before that is old news. */
const countsUndone = { guard: saysOneMoreUndone, actions: countUndone } as const
/** All of it had gone back by then, as the provider said itself. */
const toldOfRefusal = { actions: tellOfRefusal } as const
const refusing = ({ context, event: { minor, failed } }: Refusing) => ({
  ...context,
  ...{ minor, ...(failed !== undefined && { failed }) },
})
/** A provider may say no to what the site wants to give back, whatever came in between. */
const refundRefused = [
  {
    guard: { type: 'isOnItsWay', params: refusing },
    actions: [leaveToPerson, tellOfRefusal],
  },
  toldOfRefusal,
] as const
/** All of it had gone back, and some of that comes back to us: the rest of it stays gone. */
const refundFailed = [
  {
    guard: { type: 'isFailedSince', params: refusing },
    actions: [leaveToPerson, tellOfRefusal],
  },
  toldOfRefusal,
] as const

const settledOtherwise = {
  failed: { target: 'failed', actions: keepRef },
  cancelled: { target: 'cancelled', actions: keepRef },
} as const

const opened = {
  target: 'pending',
  actions: chart.assign(({ context, event }) =>
    event.type === 'opened' ? { ref: event.ref, checkoutUrl: event.checkoutUrl } : context,
  ),
} as const

/** Before the provider has a page, and while it has not answered yet. */
const opening = chart.createStateConfig({
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
    opened,
    providerSilent: 'unknown',
    refusedByProvider: 'failed',
    paid,
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
  entry: movedOn,
  on: { opened, refusedByProvider: 'failed', paid, ...settledOtherwise },
  after: { payWindow: 'cancelled' },
})

const pending = chart.createStateConfig({
  id: 'payment.pending',
  meta: {
    nl: 'Het lid is bij de bank, of de bank is nog bezig.',
    en: 'The member is at the bank, or the bank is still busy.',
  },
  entry: movedOn,
  on: { paid, ...settledOtherwise },
  after: { payWindow: 'cancelled' },
})

const completed = chart.createStateConfig({
  meta: { nl: 'Betaald, de credits zijn bijgeschreven.', en: 'Paid, the credits are granted.' },
  entry: [
    emit(({ context: { payment, account, granted, discount }, event }) => ({
      type: 'granted',
      payment,
      account,
      credits: granted,
      discount: isDiscountGone(event) ? null : (discount?.id ?? null),
      mandate: event.type === 'paid' ? (event.mandate ?? null) : null,
    })),
    movedOn,
  ],
  on: { paidTwice: secondMoney('paidTwice', 'isSecondMoney'), ...mayGoBack },
})

const ended = chart.createStateConfig({ entry: movedOn, on: { paid: paidLate } })

/**
 * The life of a payment (product spec, section 4). Only what the provider answers when asked moves
 * it; credits are granted on the way into `completed`, and again for money that came twice. Every
 * move leads on, none leads back, so that facts may come late, twice and in any order.
 */
const machine = chart.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    ...{ ref: null, checkoutUrl: null, granted: 0, returned: 0 },
    ...{ paidMinor: 0, backMinor: 0, askedMinor: 0, refusedMinor: 0 },
    charged: { credits: 0, minor: 0, undone: 0 },
  }),
  initial: 'loading',
  states: {
    loading: opening,
    unknown,
    pending,
    completed,
    paidTwice: {
      meta: {
        nl: 'Twee keer betaald: voor allebei zijn credits bijgeschreven.',
        en: 'Paid twice: credits are granted for both.',
      },
      entry: movedOn,
      on: { ...mayGoBack },
    },
    failed: {
      meta: {
        nl: 'Mislukt. Komt het geld later toch, dan telt het.',
        en: 'Failed. Should the money come after all, it counts.',
      },
      ...ended,
    },
    cancelled: {
      meta: {
        nl: 'Geannuleerd of verlopen. Komt het geld later toch, dan telt het.',
        en: 'Cancelled or expired. Should the money come after all, it counts.',
      },
      ...ended,
    },
    partlyRefunded: {
      meta: {
        nl: 'Er is geld teruggegeven of onderweg terug; de credits daarvoor zijn teruggenomen.',
        en: 'Money was given back or is on its way back; the credits for it are taken back.',
      },
      entry: movedOn,
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
      entry: movedOn,
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
      entry: movedOn,
      on: {
        paidTwice: secondMoney('partlyRefunded', 'isMoneyAfterAll'),
        chargedBack: countsUndone,
        refunded: [
          { ...mayGoBack.refunded, guard: saysOneMoreUndone },
          { guard: { type: 'isOwnLoss', params: compared }, actions: nothingToUndo },
        ],
        wonBack: [
          {
            target: 'refunded',
            guard: { type: 'isPaidBackBeside', params: compared },
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
      entry: movedOn,
      on: { paidTwice: secondMoney('wonBack', 'isSecondMoney'), ...mayGoBack, refundRefused },
    },
  },
})

export const payment = {
  name: 'payment',
  owner: 'server',
  machine,
  rules,
  events: {
    opened: {
      nl: 'De betaaldienst heeft een betaalpagina klaargezet.',
      en: 'The provider has prepared a payment page.',
    },
    providerSilent: {
      nl: 'De betaaldienst antwoordt niet op de bestelling.',
      en: 'The provider does not answer to the order.',
    },
    refusedByProvider: {
      nl: 'De betaaldienst wil deze betaling niet aannemen.',
      en: 'The provider does not want to take this payment.',
    },
    paid: { nl: 'De betaaldienst zegt: betaald.', en: 'The provider says: paid.' },
    paidTwice: {
      nl: 'De betaaldienst zegt: het geld kwam twee keer.',
      en: 'The provider says: the money came twice.',
    },
    failed: { nl: 'De betaaldienst zegt: mislukt.', en: 'The provider says: failed.' },
    cancelled: { nl: 'De betaaldienst zegt: geannuleerd.', en: 'The provider says: cancelled.' },
    refunded: {
      nl: 'De betaaldienst zegt: alles is terugbetaald.',
      en: 'The provider says: all of it was refunded.',
    },
    partlyRefunded: {
      nl: 'De betaaldienst zegt: een deel is terugbetaald.',
      en: 'The provider says: a part of it was refunded.',
    },
    chargedBack: {
      nl: 'De betaaldienst zegt: de bank heeft het teruggeboekt.',
      en: 'The provider says: the bank has charged it back.',
    },
    wonBack: {
      nl: 'De betaaldienst zegt: de terugboeking is ongedaan gemaakt.',
      en: 'The provider says: the chargeback was undone.',
    },
    giveBack: {
      nl: 'De site geeft geld terug: door een medewerker, of omdat het lid herroept.',
      en: 'The site gives money back: by its staff, or because the member withdraws.',
    },
    refundRefused: {
      nl: 'De betaaldienst wil dit geld niet teruggeven.',
      en: 'The provider does not want to give this money back.',
    },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
