/** What only a demo says. */
export const enDemo = {
  personas: {
    title: 'Look around as somebody else',
    lead: 'This is a demo. Choose who you are and you are in.',
    newcomer: 'New member',
    newcomerText: 'Just signed up: the confirmation mail is still in the mailbox.',
    free: 'Free member',
    freeText: 'Confirmed, with the last free credits and a few conversations.',
    broke: 'Out of credits',
    brokeText: 'In the middle of a conversation, with nothing left to send a message.',
    premium: 'Premium member',
    premiumText: 'Plenty of credits, orders, likes and conversations under way.',
    clock: 'Move the clock of the demo forward',
  },
} as const
