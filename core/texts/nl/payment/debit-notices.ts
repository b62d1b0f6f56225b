/** What is mailed about debits that a bank took back: to who paid, and to the people of the site. */
export type DebitNotices = {
  blocked: (m: { money: string }) => string
  object: (m: { email: string }) => string
  collected: string
  failed: string
  reversed: string
  blockedNow: string
  ahead: string
}

/** Debits that went wrong, in Dutch. */
export const nlDebitNotices: DebitNotices = {
  blocked: ({ money }) =>
    `Incasso staat daarom nu voor je uit. Koop je voor ${money} op een andere manier, dan kan het weer.`,
  object: ({ email }) => `Klopt dat niet? Mail ons op ${email}, dan kijkt iemand ernaar.`,
  collected: 'Incasso’s geïnd',
  failed: 'Incasso’s mislukt',
  reversed: 'Incasso’s teruggeboekt',
  blockedNow: 'Nu geblokkeerd voor incasso',
  ahead: 'Credits vooruit, nog niet betaald',
}
