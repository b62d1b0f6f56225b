import type { Row } from './rows-of-cases.ts'

const account = 'anna'
const annaAsks = 'anna asks user'

/** What becomes of a message, and of its credits. */
export const rowsOfMessages: Record<'message', Row[]> = {
  message: [
    [
      { type: 'messageRefunded', message: 'm', account, credits: 2 },
      '+2 credits for anna against spent: undelivered m',
      annaAsks,
    ],
    [
      { type: 'messageUnanswered', message: 'm', conversation: 'c', account, credits: 2 },
      '+2 credits for anna against spent: unanswered m',
      annaAsks,
      'anna asks chats c',
    ],
    [
      { type: 'messageDelivered', message: 'm', conversation: 'c', from: 'anna', to: 'bram' },
      'anna asks chats c',
      'bram asks chats c',
    ],
    [
      {
        type: 'messageHeldBack',
        message: 'm',
        conversation: 'c',
        from: account,
        to: 'bram',
        credits: 2,
      },
      '+2 credits for anna against spent: undelivered m',
      annaAsks,
      'anna asks chats c',
    ],
    [
      { type: 'messageRemoved', message: 'm', conversation: 'c', from: 'anna', to: 'bram' },
      'anna asks chats c',
      'bram asks chats c',
    ],
    [
      { type: 'messageWithheld', message: 'm', conversation: 'c', from: 'anna', to: 'bram' },
      'anna asks chats c',
      'bram asks chats c',
    ],
  ],
}
