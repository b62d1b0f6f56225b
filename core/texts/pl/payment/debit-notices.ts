import type { DebitNotices } from '../../nl/payment/debit-notices.ts'

/** Debits that went wrong, in Polish. */
export const plDebitNotices: DebitNotices = {
  blocked: ({ money }) =>
    `Dlatego polecenie zapłaty jest teraz dla Ciebie wyłączone. Kup za ${money} inaczej, a wróci.`,
  object: ({ email }) => `To się nie zgadza? Napisz na ${email}, a ktoś to sprawdzi.`,
  collected: 'Obciążenia pobrane',
  failed: 'Obciążenia nieudane',
  reversed: 'Obciążenia cofnięte',
  blockedNow: 'Teraz bez polecenia zapłaty',
  ahead: 'Kredyty z góry, jeszcze niezapłacone',
}
