/** For what credits come and go. */
export const reasons = [
  'bundle',
  'message',
  'gift',
  'photo',
  'signup',
  'bundle_again',
  'refund',
  'chargeback',
  'undelivered',
  'unanswered',
  'refund_part',
  'withdrawal',
  'chargeback_undone',
  'goodwill',
  'advance',
  'advance_settled',
  'advance_back',
  'owed_settled',
] as const
export type Reason = (typeof reasons)[number]

/** As which part of a payment the credits of money that came twice are booked. */
export const SECOND_MONEY = 1
