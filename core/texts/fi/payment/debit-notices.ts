import type { DebitNotices } from '../../nl/payment/debit-notices.ts'

/** Debits that went wrong, in Finnish. */
export const fiDebitNotices: DebitNotices = {
  blocked: ({ money }) =>
    `Siksi suoraveloitus on sinulta nyt pois käytöstä. Osta summalla ${money} toisella tavalla, niin se palaa.`,
  object: ({ email }) =>
    `Eikö se pidä paikkaansa? Kirjoita meille: ${email}, niin joku katsoo sen.`,
  collected: 'Veloitukset saatu',
  failed: 'Veloitukset epäonnistuneet',
  reversed: 'Veloitukset otettu takaisin',
  blockedNow: 'Nyt ilman suoraveloitusta',
  ahead: 'Krediittejä ennakkoon, ei vielä maksettu',
}
