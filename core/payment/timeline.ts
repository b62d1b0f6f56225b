import type { EventFrom } from 'xstate'
import type { payment } from './machine.ts'

type PaymentEvent = EventFrom<typeof payment.machine>['type'] | 'begin' | 'expired'

/** Each event in the life of a payment as a member is told of it, and whether it is good news. */
export const timelineEvents = {
  begin: 'plain',
  opened: 'plain',
  providerSilent: 'bad',
  refusedByProvider: 'bad',
  paid: 'good',
  paidTwice: 'plain',
  failed: 'bad',
  cancelled: 'bad',
  expired: 'bad',
  refunded: 'plain',
  partlyRefunded: 'plain',
  giveBack: 'plain',
  refundRefused: 'bad',
  chargedBack: 'bad',
  wonBack: 'good',
} as const satisfies Record<PaymentEvent, 'plain' | 'good' | 'bad'>
export type TimelineEvent = keyof typeof timelineEvents

export const timelineEventNames = Object.keys(timelineEvents) as [TimelineEvent, ...TimelineEvent[]]

/** An event of the chart as it is told: all its deadlines say that the time to pay was over. */
export const timelineEventOf = (event: string): TimelineEvent =>
  timelineEventNames.find((name) => name === event) ?? 'expired'
