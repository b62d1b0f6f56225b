import { emit, setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/lifecycle.ts'
import { type Method, methods } from './methods.ts'
import type { Money } from './money.ts'
import { creditsFor, isWithoutDiscount, matchesOrder, type Said } from './rules.ts'

/** A code that the order was placed with: `id` of its use, and what the order costs without it. */
export type OrderDiscount = { id: string; code: string; fullMinor: number }

/** `live` is false for a provider's test mode, whose word never counts for a live order. */
export type Order = {
  payment: string
  account: string
  credits: number
  amount: Money
  method: Method
  live: boolean
  discount: OrderDiscount | null
}
/** `ref` is the provider's own id of the payment; `granted` the credits that it has brought. */
type Context = Order & { ref: string | null; checkoutUrl: string | null; granted: number }
type Event =
  | { type: 'opened'; ref: string; checkoutUrl: string }
  | { type: 'providerSilent' }
  | { type: 'refusedByProvider' }
  /**
   * `discountGone`: another payment has used up the code that this order was placed with. `ref`:
   * the provider's own id, where its answer to the order was lost.
   */
  | { type: 'paid'; said: Said; discountGone?: boolean; ref?: string }
  | { type: 'paidTwice'; said: Said }
  | { type: 'failed'; ref?: string }
  | { type: 'cancelled'; ref?: string }
  | { type: 'refunded'; said: Said }
  | { type: 'chargedBack'; said: Said }

/** What a person of the staff has to look at. */
export type StaffMatter = 'discountGone' | 'paidTwice' | 'refunded' | 'chargedBack'

type Reversal = 'refunded' | 'chargedBack'
type Effect =
  | { type: 'orderPlaced'; payment: string; account: string }
  | { type: 'paymentMoved'; payment: string; account: string }
  /** `discount`: the use of a code that this payment uses up. */
  | { type: 'granted'; payment: string; account: string; credits: number; discount: string | null }
  | { type: 'grantedAgain'; payment: string; account: string; credits: number }
  | { type: 'takenBack'; payment: string; account: string; credits: number; by: Reversal }
  | { type: 'staffTold'; payment: string; account: string; about: StaffMatter }

const rules = { isWithoutDiscount, matchesOrder }

const chart = setup({
  types: {
    context: {} as Context,
    input: {} as Order,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
  delays: { payWindow: ({ context }) => methods[context.method].windowMs },
})

const movedOn = chart.emit(({ context }) => ({
  type: 'paymentMoved',
  payment: context.payment,
  account: context.account,
}))

const tellStaff = (about: StaffMatter) =>
  chart.emit(({ context: { payment, account } }) => ({
    type: 'staffTold',
    payment,
    account,
    about,
  }))

type Told = { context: Context; event: { said: Said; discountGone?: boolean } }

const compared = ({ context, event }: Told) => ({
  order: { reference: context.payment, amount: context.amount, live: context.live },
  said: event.said,
  discountGone: event.discountGone === true,
})

const saysThisOrder = { type: 'matchesOrder', params: compared } as const

/** What this order brings: all its credits, or those that its money buys without the discount. */
const worth = ({ credits, amount, discount }: Context, discountGone: boolean) =>
  creditsFor({
    credits,
    paidMinor: amount.minor,
    fullMinor: discountGone ? (discount?.fullMinor ?? amount.minor) : amount.minor,
  })

const isDiscountGone = (event: Event) => event.type === 'paid' && event.discountGone === true

const grant = (discountGone: boolean) =>
  chart.assign({ granted: ({ context }) => worth(context, discountGone) })

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

const takeBack = (by: Reversal) =>
  ({ target: by, guard: saysThisOrder, actions: [takenBackBy(by), tellStaff(by)] }) as const

const takenBackBy = (by: Reversal) =>
  chart.emit(({ context: { payment, account, granted } }) => ({
    type: 'takenBack',
    payment,
    account,
    credits: granted,
    by,
  }))

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
    })),
    movedOn,
  ],
  on: {
    paidTwice: {
      target: 'paidTwice',
      guard: saysThisOrder,
      actions: [
        chart.emit(({ context }) => ({
          type: 'grantedAgain',
          payment: context.payment,
          account: context.account,
          credits: worth(context, true),
        })),
        chart.assign({ granted: ({ context }) => context.granted + worth(context, true) }),
        tellStaff('paidTwice'),
      ],
    },
    refunded: takeBack('refunded'),
    chargedBack: takeBack('chargedBack'),
  },
})

/**
 * The life of a payment (product spec, section 4). Only what the provider answers when asked moves
 * it; credits are granted on the way into `completed`, and again for money that came twice. Every
 * move leads on, none leads back, so that facts may come late, twice and in any order.
 */
const machine = chart.createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, ref: null, checkoutUrl: null, granted: 0 }),
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
      on: { refunded: takeBack('refunded'), chargedBack: takeBack('chargedBack') },
    },
    failed: {
      meta: {
        nl: 'Mislukt. Komt het geld later toch, dan telt het.',
        en: 'Failed. Should the money come after all, it counts.',
      },
      entry: movedOn,
      on: { paid },
    },
    cancelled: {
      meta: {
        nl: 'Geannuleerd of verlopen. Komt het geld later toch, dan telt het.',
        en: 'Cancelled or expired. Should the money come after all, it counts.',
      },
      entry: movedOn,
      on: { paid },
    },
    refunded: {
      meta: {
        nl: 'Terugbetaald, en de credits zijn teruggenomen. Premium blijft het lid.',
        en: 'Refunded, and the credits are taken back. The member stays premium.',
      },
      entry: movedOn,
      on: {
        chargedBack: {
          target: 'chargedBack',
          guard: saysThisOrder,
          actions: tellStaff('chargedBack'),
        },
      },
    },
    chargedBack: {
      meta: {
        nl: 'Door de bank teruggeboekt, en de credits zijn teruggenomen.',
        en: 'Charged back by the bank, and the credits are taken back.',
      },
      entry: movedOn,
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
    chargedBack: {
      nl: 'De betaaldienst zegt: de bank heeft het teruggeboekt.',
      en: 'The provider says: the bank has charged it back.',
    },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
