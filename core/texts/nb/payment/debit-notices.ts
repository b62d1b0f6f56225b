import type { DebitNotices } from '../../nl/payment/debit-notices.ts'

/** Debits that went wrong, in Norwegian. */
export const nbDebitNotices: DebitNotices = {
  blocked: ({ money }) =>
    `Derfor er direkte debitering slått av for deg nå. Kjøp for ${money} på en annen måte, så er det tilbake.`,
  object: ({ email }) => `Stemmer det ikke? Skriv til oss på ${email}, så ser noen på det.`,
  collected: 'Trekk gjennomført',
  failed: 'Trekk mislyktes',
  reversed: 'Trekk tatt tilbake',
  blockedNow: 'Sperret for direkte debitering nå',
  ahead: 'Credits på forskudd, ikke betalt ennå',
}
