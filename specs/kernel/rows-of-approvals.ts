import type { Row } from './rows-of-cases.ts'

const agreed = { type: 'approved', approval: 'v', account: 'anna' }

/** What two people agreed on; what moves another lifecycle is written with it. */
export const rowsOfApprovals: Record<'approval', Row[]> = {
  approval: [
    [
      { ...agreed, kind: 'gift_credits', amount: 50 },
      '+50 credits for anna against bonus: goodwill v',
      'mail once as goodwill:v template=goodwill account=anna about=50',
      'anna asks user',
    ],
    [{ ...agreed, kind: 'refund', amount: 2_600 }],
    [{ ...agreed, kind: 'erase_account', amount: null }],
    [{ ...agreed, kind: 'lift_ban', amount: null }],
  ],
}
