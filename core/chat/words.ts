/** What each event of a conversation means, in plain words. */
export const events = {
  send: { nl: 'Een van beiden stuurt een bericht.', en: 'One of the two sends a message.' },
  starterRemoves: {
    nl: 'Wie begon, verwijdert het gesprek.',
    en: 'Who began removes the conversation.',
  },
  receiverRemoves: {
    nl: 'De ander verwijdert het gesprek.',
    en: 'The other removes the conversation.',
  },
  starterBlocks: {
    nl: 'Wie begon, blokkeert de ander; het gesprek verdwijnt bij allebei.',
    en: 'Who began blocks the other; the conversation disappears for both.',
  },
  receiverBlocks: {
    nl: 'De ander blokkeert wie begon; het gesprek verdwijnt bij allebei.',
    en: 'The other blocks who began; the conversation disappears for both.',
  },
  starterUnblocks: {
    nl: 'Wie begon, heft de blokkade op.',
    en: 'Who began lifts the block.',
  },
  receiverUnblocks: { nl: 'De ander heft de blokkade op.', en: 'The other lifts the block.' },
  starterLeaves: {
    nl: 'Het account van wie begon is tijdelijk weg: het lid vertrekt of is geschorst.',
    en: 'The account of who began is away for a time: the member leaves or is suspended.',
  },
  receiverLeaves: {
    nl: 'Het account van de ander is tijdelijk weg: het lid vertrekt of is geschorst.',
    en: 'The account of the other is away for a time: the member leaves or is suspended.',
  },
  starterReturns: { nl: 'Wie begon, is terug.', en: 'Who began is back.' },
  receiverReturns: { nl: 'De ander is terug.', en: 'The other is back.' },
  starterErased: {
    nl: 'Het account van wie begon is voorgoed gewist.',
    en: 'The account of who began is erased for good.',
  },
  receiverErased: {
    nl: 'Het account van de ander is voorgoed gewist.',
    en: 'The account of the other is erased for good.',
  },
} as const

/** What each state of a side's own regions means; `who` is that side, in both languages. */
const statesOf = (who: { nl: string; en: string }) => ({
  listed: {
    nl: `In de lijst van ${who.nl}.`,
    en: `On the list of ${who.en}.`,
  },
  removed: {
    nl: `Verwijderd uit de lijst van ${who.nl}; een nieuw bericht zet het terug.`,
    en: `Removed from the list of ${who.en}; a new message brings it back.`,
  },
  open: {
    nl: `Niet geblokkeerd door ${who.nl}.`,
    en: `Not blocked by ${who.en}.`,
  },
  blocking: {
    nl: `Geblokkeerd door ${who.nl}: er komt geen bericht meer door.`,
    en: `Blocked by ${who.en}: no message gets through.`,
  },
  there: {
    nl: `Het account van ${who.nl} is er.`,
    en: `The account of ${who.en} is there.`,
  },
  away: {
    nl: `Het account van ${who.nl} is tijdelijk weg; er komt geen bericht door.`,
    en: `The account of ${who.en} is away for a time; no message gets through.`,
  },
  erased: {
    nl: `Het account van ${who.nl} is voorgoed weg.`,
    en: `The account of ${who.en} is gone for good.`,
  },
})

export const starterIs = statesOf({ nl: 'wie begon', en: 'who began' })
export const receiverIs = statesOf({ nl: 'de ander', en: 'the other' })
