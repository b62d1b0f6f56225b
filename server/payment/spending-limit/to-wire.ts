import type { Answer } from '#core/contract/contract.ts'
import type { BrokenLimit } from '#core/payment/spending-limit/rules.ts'
import type { LimitStatuses } from '#core/payment/spending-limit/views.ts'

export const limitsToWire = ({
  currency,
  limits,
}: LimitStatuses): Answer<'GET /api/spending-limit.php'> => ({
  currency,
  limits: limits.map(({ next, until, ...status }) => ({
    ...status,
    next: next && { limit: next.limit, at: next.at.toISOString() },
    until: until.toISOString(),
  })),
})

export const brokenLimitToWire = ({ until, ...broken }: BrokenLimit) => ({
  ...broken,
  until: until.toISOString(),
})
