import type { DebitNotices } from '../../nl/payment/debit-notices.ts'

/** Debits that went wrong, in Swedish. */
export const svDebitNotices: DebitNotices = {
  blocked: ({ money }) =>
    `Därför är autogiro avstängt för dig nu. Köp för ${money} på ett annat sätt, så kan du använda det igen.`,
  object: ({ email }) => `Stämmer det inte? Mejla oss på ${email}, så tittar någon på det.`,
  collected: 'Dragningar genomförda',
  failed: 'Dragningar misslyckade',
  reversed: 'Dragningar återkrävda',
  blockedNow: 'Spärrade för autogiro nu',
  ahead: 'Credits i förskott, inte betalda än',
}
