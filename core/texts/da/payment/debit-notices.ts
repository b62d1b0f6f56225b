import type { DebitNotices } from '../../nl/payment/debit-notices.ts'

/** Debits that went wrong, in Danish. */
export const daDebitNotices: DebitNotices = {
  blocked: ({ money }) =>
    `Derfor er direkte debitering slået fra for dig nu. Køb for ${money} på en anden måde, så kan du bruge det igen.`,
  object: ({ email }) => `Er det ikke rigtigt? Skriv til os på ${email}, så ser nogen på det.`,
  collected: 'Debiteringer gennemført',
  failed: 'Debiteringer mislykket',
  reversed: 'Debiteringer tilbageført',
  blockedNow: 'Spærret for direkte debitering nu',
  ahead: 'Credits på forskud, endnu ikke betalt',
}
