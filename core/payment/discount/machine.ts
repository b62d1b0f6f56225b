import { setup } from 'xstate'
import type { Lifecycle, Words } from '#core/kernel/lifecycle.ts'

/** `discount` is the id of the use: of a code by one member, or of a code that counts once. */
type Input = { discount: string }
type Event = { type: 'use' }

/**
 * The use of a discount code (product spec, sections 4 and 5). Placing an order does not use a
 * code up, its payment does, and of two payments only one can (DIS-06).
 */
const machine = setup({
  types: {
    context: {} as Input,
    input: {} as Input,
    events: {} as Event,
    meta: {} as Words,
  },
}).createMachine({
  id: 'discount',
  context: ({ input }) => ({ discount: input.discount }),
  initial: 'free',
  states: {
    free: {
      meta: {
        nl: 'Er is een bestelling met deze code, maar die is nog niet betaald.',
        en: 'There is an order with this code, but it is not paid yet.',
      },
      on: { use: 'used' },
    },
    used: {
      meta: {
        nl: 'De code is gebruikt voor een betaling.',
        en: 'The code has been used for a payment.',
      },
    },
  },
})

export const discount = {
  name: 'discount',
  owner: 'server',
  machine,
  rules: {},
  events: {
    use: {
      nl: 'Een bestelling met deze code is betaald.',
      en: 'An order with this code has been paid.',
    },
  },
} satisfies Lifecycle<typeof machine, Record<never, never>>
