import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlDemo } from '#core/texts/nl/platform/demo.ts'

/** What only a demo says, in English. */
export const enDemo: TextsOf<typeof nlDemo> = {
  personas: {
    lead: 'This is a demo. Choose who you are and you are in.',
    newcomer: 'New member',
    newcomerText: 'The confirmation email is still in the mailbox.',
    free: 'Free member',
    freeText: 'A few free credits, and already talking.',
    broke: 'Out of credits',
    brokeText: 'The credits ran out in the middle of a talk.',
    premium: 'Premium member',
    premiumText: 'Credits, orders, likes and conversations.',
    regular: 'Regular customer',
    regularText: 'A saved card, and orders to repeat in one click.',
    refunded: 'Money back',
    refundedText: 'One order refunded, one in part, and one withdrawn from.',
    leaving: 'Just left',
    leavingText: 'The email in the mailbox brings this member back.',
    charts: 'See the rules as a drawing',
    clock: 'Move the clock of the demo forward',
  },
}
