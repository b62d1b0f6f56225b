import { assign, emit, setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/lifecycle.ts'
import { type Method, methods } from './methods.ts'
import type { Money } from './money.ts'
import { matchesOrder, type Said } from './rules.ts'

/** `live` is false for a provider's test mode, whose word never counts for a live order. */
export type Order = {
  payment: string
  account: string
  credits: number
  amount: Money
  method: Method
  live: boolean
}
/** `ref` is the provider's own id of the payment. */
type Context = Order & { ref: string | null; checkoutUrl: string | null }
type Event =
  | { type: 'opened'; ref: string; checkoutUrl: string }
  | { type: 'refusedByProvider' }
  | { type: 'paid'; said: Said }
  | { type: 'failed' }
  | { type: 'cancelled' }
type Effect =
  | { type: 'orderPlaced'; payment: string; account: string }
  | { type: 'paymentMoved'; payment: string; account: string }
  | { type: 'granted'; payment: string; account: string; credits: number }

const rules = { matchesOrder }

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

const paid = {
  target: 'completed',
  guard: {
    type: 'matchesOrder',
    params: ({ context, event }: { context: Context; event: { said: Said } }) => ({
      order: { reference: context.payment, amount: context.amount, live: context.live },
      said: event.said,
    }),
  },
} as const

/**
 * The life of a payment (product spec, section 4). Only what the provider answers when asked moves
 * it; credits are granted on the one way into `completed`, which no event leaves.
 */
const machine = chart.createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, ref: null, checkoutUrl: null }),
  initial: 'loading',
  states: {
    loading: {
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
        opened: {
          target: 'pending',
          actions: assign(({ event: { ref, checkoutUrl } }) => ({ ref, checkoutUrl })),
        },
        refusedByProvider: 'failed',
        paid,
        failed: 'failed',
        cancelled: 'cancelled',
      },
      after: { payWindow: 'cancelled' },
    },
    pending: {
      id: 'payment.pending',
      meta: {
        nl: 'Het lid is bij de bank, of de bank is nog bezig.',
        en: 'The member is at the bank, or the bank is still busy.',
      },
      entry: movedOn,
      on: { paid, failed: 'failed', cancelled: 'cancelled' },
      after: { payWindow: 'cancelled' },
    },
    completed: {
      meta: { nl: 'Betaald, de credits zijn bijgeschreven.', en: 'Paid, the credits are granted.' },
      entry: [
        emit(({ context }) => ({
          type: 'granted',
          payment: context.payment,
          account: context.account,
          credits: context.credits,
        })),
        movedOn,
      ],
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
    refusedByProvider: {
      nl: 'De betaaldienst wil deze betaling niet aannemen.',
      en: 'The provider does not want to take this payment.',
    },
    paid: { nl: 'De betaaldienst zegt: betaald.', en: 'The provider says: paid.' },
    failed: { nl: 'De betaaldienst zegt: mislukt.', en: 'The provider says: failed.' },
    cancelled: { nl: 'De betaaldienst zegt: geannuleerd.', en: 'The provider says: cancelled.' },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
