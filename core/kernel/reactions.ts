import type { ReceiptDue, ReceiptKind } from '../payment/receipt/rules.ts'
import type { PayerMatter, Reversal } from '../payment/setup.ts'
import type { LedgerPosting } from '../payment/wallet/ledger.ts'
import { SECOND_MONEY } from '../payment/wallet/values.ts'
import { type Hint, type HintSubject, type Job, toWhoeverSees } from './jobs.ts'
import type { EffectOf, Name } from './lifecycles.ts'
import type { Reaction, Reactions, Send } from './reaction.ts'
import { approvalReactions } from './reactions-of-approvals.ts'
import { caseReactions } from './reactions-of-cases.ts'
import { mandateReactions } from './reactions-of-mandates.ts'
import { messageReactions } from './reactions-of-messages.ts'
import { photoReactions } from './reactions-of-photos.ts'

/** The open pages of both sides of a conversation ask anew. */
const bothSee = (about: HintSubject, { by, other }: { by: string; other: string }, id?: string) =>
  [by, other].map((account): Hint => ({ account, about, ...(id ? { id } : {}) }))

/** Of two payments with one code only one can use it up: the other is not written, and is tried anew. */
const useOf = (discount: string | null): Send[] =>
  discount === null ? [] : [{ to: 'discount', id: discount, event: { type: 'use' }, must: true }]

type OfPayment = { payment: string; account: string; credits: number }

/** Once for each part of a payment, and of each matter. */
const tellPayer = (
  about: PayerMatter,
  { payment, account, minor, credits, part = 0 }: OfPayment & { minor: number; part?: number },
): Job => {
  const key = `payer:${about}:${payment}:${part}`
  const partOf = part > 0 && { part }
  return { name: 'tellPayer', key, payment, account, about, minor, credits, ...partOf }
}

/** Money may come days after it was ordered, when nobody looks. */
const pushOfPayment = (payment: string, account: string): Job => ({
  name: 'push',
  key: `paid:${payment}`,
  kind: 'payments',
  account,
  path: `/transactions/${payment}`,
})

/** Unused credits of one payment, or of all of them where it is null, are paid back. */
const refundUnused = (account: string, payment: string | null): Job => ({
  name: 'refundUnused',
  key: `refundUnused:${payment ?? account}`,
  account,
  payment,
})

/** Under which name credits go back, and whether that may happen more than once. */
const reasonOf: Record<Reversal, (part: number) => Pick<LedgerPosting, 'reason' | 'part'>> = {
  refunded: (part) => ({ reason: 'refund', part }),
  chargedBack: (part) => ({ reason: 'chargeback', part }),
  partlyRefunded: (part) => ({ reason: 'refund_part', part }),
  givenBack: (part) => ({ reason: 'refund_part', part }),
  withdrawn: (part) => ({ reason: 'withdrawal', part }),
}

/** Credits that follow money that goes back, or that comes back; none where it bought none. */
const backPost = (
  { payment: operation, account }: OfPayment,
  post: Pick<LedgerPosting, 'credits' | 'reason' | 'part'>,
): LedgerPosting[] =>
  post.credits === 0 ? [] : [{ operation, account, against: 'sales', ...post, rest: 'owed' }]

/** What came in advance stands in its own book until its money has come, or has not. */
const advanceEnds = (
  { payment: operation, account, credits }: OfPayment,
  reason: 'advance_settled' | 'advance_back',
): LedgerPosting[] => [
  { operation, account, against: 'advance', credits: -credits, reason, rest: 'owed' },
]

/** A note, or a receipt again, for this much of the money; none where it was written before. */
const receiptOf = (
  kind: ReceiptKind,
  { payment, minor }: { payment: string; minor: number },
  credits: number,
): ReceiptDue[] => (minor > 0 ? [{ payment, kind, credits, minor }] : [])

/** Every chat of the account says whether the member is still there. */
const alignChats = (account: string): Job => ({ name: 'chats', key: null, task: 'align', account })

/** What each effect of each lifecycle causes. An effect without a line does not compile. */
export const reactions: Reactions = {
  account: {
    activationMailAsked: ({ account, form: about, mail }) => ({
      jobs: [{ name: 'mail', key: `activation:${mail}`, template: 'activation', account, about }],
    }),
    activated: ({ account, credits }) => ({
      postings:
        credits > 0
          ? [{ operation: account, account, against: 'bonus', credits, reason: 'signup' }]
          : [],
      jobs: [
        { name: 'mail', key: `welcome:${account}`, template: 'welcome', account },
        { name: 'firstMessage', key: `firstMessage:${account}`, account },
      ],
      hints: [{ account, about: 'user' }],
    }),
    becamePremium: ({ account }) => ({ hints: [{ account, about: 'user' }] }),
    left: ({ account, mail }) => ({
      jobs: [
        { name: 'mail', key: `leaving:${mail}`, template: 'leaving', account },
        alignChats(account),
      ],
      hints: [{ account, about: 'user' }, toWhoeverSees(account)],
    }),
    returned: ({ account }) => ({
      jobs: [alignChats(account)],
      hints: [{ account, about: 'user' }],
    }),
    visibilityChanged: ({ account }) => ({
      hints: [{ account, about: 'user' }, toWhoeverSees(account)],
    }),
    suspended: ({ account }) => ({
      jobs: [alignChats(account)],
      hints: [{ account, about: 'user' }, toWhoeverSees(account)],
    }),
    restored: ({ account, mail }) => ({
      jobs: [
        { name: 'mail', key: `restored:${mail}`, template: 'restored', account },
        alignChats(account),
      ],
    }),
    closed: ({ account }) => ({ jobs: [refundUnused(account, null)] }),
    erased: ({ account }) => ({
      jobs: [
        { name: 'mail', key: `erased:${account}`, template: 'erased', account },
        alignChats(account),
      ],
      hints: [{ account, about: 'user' }, toWhoeverSees(account)],
    }),
  },
  signIn: {},
  payment: {
    orderPlaced: ({ payment }) => ({
      jobs: [{ name: 'openPayment', key: `open:${payment}`, payment }],
    }),
    paymentMoved: ({ payment, account }) => ({
      hints: [{ account, about: 'payment', id: payment }],
    }),
    advanced: ({ payment: operation, account, credits }) => ({
      postings: [{ operation, account, against: 'advance', credits, reason: 'advance' }],
      hints: [{ account, about: 'user' }],
    }),
    advanceTaken: (effect) => ({
      postings: advanceEnds(effect, 'advance_back'),
      jobs: [tellPayer('advanceTaken', effect)],
      hints: [{ account: effect.account, about: 'user' }],
    }),
    granted: ({ payment, account, credits, discount, settled = 0 }) => ({
      postings: [
        { operation: payment, account, against: 'sales', credits, reason: 'bundle' },
        ...(settled > 0
          ? advanceEnds({ payment, account, credits: settled }, 'advance_settled')
          : []),
      ],
      receipts: [{ payment, kind: 'sale', credits, minor: null }],
      send: [
        {
          to: 'account',
          id: account,
          event: { type: 'firstPurchase' },
          must: false,
          ended: [refundUnused(account, payment)],
        },
        { to: 'timeBonus', id: account, event: { type: 'purchase' }, must: false },
        ...useOf(discount),
      ],
      jobs: [
        { name: 'mail', key: `receipt:${payment}`, template: 'receipt', account, about: payment },
        pushOfPayment(payment, account),
      ],
      hints: [{ account, about: 'user' }],
    }),
    cameLate: (effect) => ({ jobs: [tellPayer('paidLate', effect)] }),
    grantedAgain: (effect) => ({
      postings: [
        {
          operation: effect.payment,
          account: effect.account,
          credits: effect.credits,
          against: 'sales',
          reason: 'bundle_again',
          part: SECOND_MONEY,
        },
      ],
      receipts: [{ payment: effect.payment, kind: 'sale', credits: effect.credits, minor: null }],
      jobs: [tellPayer('paidTwice', effect)],
      hints: [{ account: effect.account, about: 'user' }],
    }),
    takenBack: (effect) => ({
      postings: backPost(effect, { credits: -effect.credits, ...reasonOf[effect.by](effect.part) }),
      receipts: receiptOf('credit', effect, -effect.credits),
      jobs: effect.minor > 0 ? [tellPayer(effect.by, effect)] : [],
      hints: [{ account: effect.account, about: 'user' }],
    }),
    grantedBack: (effect) => ({
      postings: backPost(effect, {
        credits: effect.credits,
        reason: 'chargeback_undone',
        part: effect.part,
      }),
      receipts: receiptOf('sale', effect, effect.credits),
      jobs: effect.minor > 0 ? [tellPayer('wonBack', effect)] : [],
      hints: [{ account: effect.account, about: 'user' }],
    }),
    refundAsked: ({ payment, minor, part }) => ({
      jobs: [{ name: 'refundPayment', key: `refund:${payment}:${part}`, payment, minor, part }],
    }),
    staffTold: ({ payment, account, about, part, minor }) => {
      const key = `staff:${about}:${payment}:${part}`
      return { jobs: [{ name: 'tellStaff', key, payment, account, about, minor }] }
    },
  },
  discount: {},
  timeBonus: {
    bonusEnded: ({ account }) => ({ hints: [{ account, about: 'user' }] }),
  },
  conversation: {
    messageSent: ({ conversation, message, from, to, cost, kind }) => ({
      postings:
        cost > 0
          ? [
              {
                operation: message,
                account: from,
                against: 'spent',
                credits: -cost,
                reason: kind === 'text' ? 'message' : kind,
              },
            ]
          : [],
      hints: [
        { account: to, about: 'chats', id: conversation },
        { account: from, about: 'chats', id: conversation },
      ],
    }),
    chatRemoved: ({ conversation, by }) => ({
      hints: [{ account: by, about: 'chats', id: conversation }],
    }),
    blocked: ({ conversation, by, other }) => ({
      jobs: [
        { name: 'chats', key: null, task: 'unlike', one: by, other },
        { name: 'chats', key: null, task: 'refund', conversation, reader: by },
      ],
      hints: [
        ...bothSee('chats', { by, other }, conversation),
        ...bothSee('likes', { by, other }),
        { account: by, about: 'member', id: other },
        { account: other, about: 'member', id: by },
      ],
    }),
    unblocked: ({ conversation, ...sides }) => ({ hints: bothSee('chats', sides, conversation) }),
    sideLeft: ({ conversation, ...sides }) => ({ hints: bothSee('chats', sides, conversation) }),
    sideReturned: ({ conversation, ...sides }) => ({
      hints: bothSee('chats', sides, conversation),
    }),
    sideErased: ({ conversation, by, other }) => ({
      jobs: [
        { name: 'chats', key: null, task: 'refund', conversation, reader: by },
        { name: 'chats', key: null, task: 'erase', conversation, sender: by },
      ],
      hints: bothSee('chats', { by, other }, conversation),
    }),
  },
  ...messageReactions,
  ...caseReactions,
  ...photoReactions,
  ...approvalReactions,
  ...mandateReactions,
}

/** The reaction to one effect of the lifecycle of this name. */
export const reactionTo = <N extends Name>(name: N, effect: EffectOf<N>): Reaction => {
  const table = reactions[name] as Record<string, (effect: EffectOf<N>) => Reaction>
  const reaction = table[(effect as { type: string }).type]
  if (!reaction) throw new Error(`${name}: nobody handles ${JSON.stringify(effect)}`)
  return reaction(effect)
}
