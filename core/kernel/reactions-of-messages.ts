import type { Reactions } from './reaction.ts'

/** What becomes of a message, for those who sent it and got it, and of its credits. */
export const messageReactions: Pick<Reactions, 'message'> = {
  message: {
    messageRefunded: ({ message, account, credits }) => ({
      postings: [{ operation: message, account, against: 'spent', credits, reason: 'undelivered' }],
      hints: [{ account, about: 'user' }],
    }),
    messageUnanswered: ({ message, conversation, account, credits }) => ({
      postings: [{ operation: message, account, against: 'spent', credits, reason: 'unanswered' }],
      hints: [
        { account, about: 'user' },
        { account, about: 'chats', id: conversation },
      ],
    }),
    messageDelivered: ({ conversation, from, to }) => ({
      hints: [from, to].map((account) => ({ account, about: 'chats', id: conversation })),
    }),
    messageHeldBack: ({ message, conversation, from, credits }) => ({
      postings:
        credits > 0
          ? [
              {
                operation: message,
                account: from,
                against: 'spent',
                credits,
                reason: 'undelivered',
              },
            ]
          : [],
      hints: [
        { account: from, about: 'user' },
        { account: from, about: 'chats', id: conversation },
      ],
    }),
    messageRemoved: ({ conversation, from, to }) => ({
      hints: [from, to].map((account) => ({ account, about: 'chats', id: conversation })),
    }),
    messageWithheld: ({ conversation, from, to }) => ({
      hints: [from, to].map((account) => ({ account, about: 'chats', id: conversation })),
    }),
  },
}
