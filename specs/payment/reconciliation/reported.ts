import {
  type DayReport,
  type ReconciledAmounts,
  reconciledTotalsOf,
  type UnpaidRefund,
} from '#core/payment/reconciliation/rules.ts'

/** A payment whose sources agree, but for what is changed. */
export const one = (change: Partial<ReconciledAmounts>): ReconciledAmounts => ({
  payment: 'p',
  state: 'completed',
  granted: 25,
  takenBack: 0,
  booked: 25,
  returned: 0,
  undone: false,
  restored: 0,
  withdrawn: 0,
  withdrawnBooked: 0,
  advanced: 0,
  advancedBooked: 0,
  keptMinor: 999,
  receiptsMinor: 999,
  currency: 'EUR',
  ...change,
})

export const day: DayReport = {
  site: 'vonk',
  day: '2026-03-10',
  orders: 1,
  paid: [],
  granted: 25,
  returned: 0,
  ends: { paid: 1, open: 0, unpaid: 0 },
  flows: [],
  standing: reconciledTotalsOf([]),
  differences: [],
  notBack: [],
  failedJobs: [],
  booksSum: 0,
  walletsOff: 0,
}
export const late: UnpaidRefund = {
  payment: 'p4',
  since: '2026-03-07',
  why: 'unanswered',
  minor: 250,
  currency: 'EUR',
}
export const refused: UnpaidRefund = { ...late, payment: 'p5', since: '2026-03-02', why: 'refused' }
