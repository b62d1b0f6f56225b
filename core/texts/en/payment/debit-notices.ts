import type { DebitNotices } from '../../nl/payment/debit-notices.ts'

/** Debits that went wrong, in English. */
export const enDebitNotices: DebitNotices = {
  blocked: ({ money }) =>
    `That is why direct debit is off for you now. Buy for ${money} another way, and it is back.`,
  object: ({ email }) => `Is that not right? Email us at ${email}, and somebody will look at it.`,
  collected: 'Debits collected',
  failed: 'Debits failed',
  reversed: 'Debits taken back',
  blockedNow: 'Blocked for direct debit now',
  ahead: 'Credits in advance, not paid yet',
}
