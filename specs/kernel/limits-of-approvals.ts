import { begin } from '#core/kernel/lifecycle.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { approvalCalls } from '#core/moderation/approval/contract.ts'
import { approval } from '#core/moderation/approval/machine.ts'
import { mayDecideAlone, mayPropose } from '#core/moderation/approval/rules.ts'
import { supportCalls } from '#core/moderation/support/contract.ts'

type Verdicts = [at: unknown, beyond: unknown, expected: [at: unknown, beyond: unknown]]

const takes = (
  field: { safeParse: (value: string) => { success: boolean } },
  max: number,
): Verdicts => [
  field.safeParse('x'.repeat(max)).success,
  field.safeParse('x'.repeat(max + 1)).success,
  [true, false],
]

/** What the rules of two people, and of support, say on both sides of each limit. */
export const bothSidesOfApprovals: Record<string, (limit: number) => Verdicts> = {
  REFUND_ALONE_MINOR: (max) => {
    const of = (amount: number) =>
      mayDecideAlone({ role: 'finance', involved: false, kind: 'refund', amount, givenMinor: 0 })
    return [of(max), of(max + 1), ['ok', 'second_person_needed']]
  },
  GIFT_CREDITS_MAX: (max) => {
    const of = (amount: number) => {
      const facts = { role: 'support', involved: false, about: null } as const
      return mayPropose({ ...facts, kind: 'gift_credits', amount })
    }
    return [of(max), of(max + 1), ['ok', 'invalid']]
  },
  APPROVAL_REASON_MAX: (max) =>
    takes(approvalCalls['POST /api/desk-refund.php'].body.shape.reason, max),
  LOOK_REASON_MAX: (max) => takes(supportCalls['POST /api/desk-member.php'].body.shape.reason, max),
  LOOK_FOR_MAX: (max) => takes(supportCalls['POST /api/desk-member.php'].body.shape.text, max),
}

const { due } = begin(approval, {
  approval: 'v',
  kind: 'gift_credits',
  account: 'a',
  about: null,
  amount: 1,
  proposedBy: 'e',
})

export const deadlinesOfApprovals: Record<string, [delay: number | undefined, unitMs: number]> = {
  APPROVAL_DAYS: [due.find(({ name }) => name.includes('term'))?.afterMs, DAY_MS],
}
