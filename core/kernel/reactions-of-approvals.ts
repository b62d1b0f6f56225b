import type { Reactions } from './reaction.ts'

/** What two people agreed on; what moves another lifecycle is sent with the confirmation itself. */
export const approvalReactions: Pick<Reactions, 'approval'> = {
  approval: {
    approved: ({ approval, kind, account, amount }) => {
      if (kind !== 'gift_credits' || amount === null) return {}
      return {
        postings: [
          { operation: approval, account, against: 'bonus', credits: amount, reason: 'goodwill' },
        ],
        jobs: [
          {
            name: 'mail',
            key: `goodwill:${approval}`,
            template: 'goodwill',
            account,
            about: String(amount),
          },
        ],
        hints: [{ account, about: 'user' }],
      }
    },
  },
}
