import type { Hint, Job } from './jobs.ts'
import type { EffectOf, EventOf, Name } from './lifecycles.ts'
import type { Post } from './payment/ledger.ts'

/** An event for another lifecycle. With `must`, its refusal undoes everything that led to it. */
export type Send = {
  [N in Name]: { to: N; id: string; event: EventOf<N>; must: boolean }
}[Name]

export type Reaction = { send?: Send[]; post?: Post[]; jobs?: Job[]; hints?: Hint[] }

type Reactions = {
  [N in Name]: {
    [E in EffectOf<N>['type']]: (effect: Extract<EffectOf<N>, { type: E }>) => Reaction
  }
}

/** What each effect of each lifecycle causes. An effect without a line does not compile. */
export const reactions: Reactions = {
  account: {
    activationMailAsked: ({ account, mail }) => ({
      jobs: [{ name: 'mail', key: `activation:${mail}`, template: 'activation', account }],
    }),
    activated: ({ account, credits }) => ({
      post:
        credits > 0
          ? [{ operation: account, account, against: 'bonus', credits, reason: 'signup' }]
          : [],
      hints: [{ account, about: 'user' }],
    }),
    becamePremium: ({ account }) => ({ hints: [{ account, about: 'user' }] }),
  },
  signIn: {},
  payment: {
    orderPlaced: ({ payment }) => ({
      jobs: [{ name: 'openPayment', key: `open:${payment}`, payment }],
    }),
    paymentMoved: ({ payment, account }) => ({
      hints: [{ account, about: 'payment', id: payment }],
    }),
    granted: ({ payment, account, credits }) => ({
      post: [{ operation: payment, account, against: 'sales', credits, reason: 'bundle' }],
      send: [{ to: 'account', id: account, event: { type: 'firstPurchase' }, must: false }],
      jobs: [
        { name: 'mail', key: `receipt:${payment}`, template: 'receipt', account, about: payment },
      ],
      hints: [{ account, about: 'user' }],
    }),
  },
  conversation: {
    messageSent: ({ conversation, message, from, to, cost }) => ({
      post:
        cost > 0
          ? [
              {
                operation: message,
                account: from,
                against: 'spent',
                credits: -cost,
                reason: 'message',
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
  },
}

/** The reaction to one effect of the lifecycle of this name. */
export const reactionTo = <N extends Name>(name: N, effect: EffectOf<N>): Reaction => {
  const table = reactions[name] as Record<string, (effect: EffectOf<N>) => Reaction>
  const reaction = table[(effect as { type: string }).type]
  if (!reaction) throw new Error(`${name}: nobody handles ${JSON.stringify(effect)}`)
  return reaction(effect)
}
