import type { DeclarativePush, Subscription } from './subscription.ts'

/**
 * `gone`: the browser will never take one again, and its subscription is to be forgotten.
 * `refused`: this message was not taken, and would not be taken later either.
 */
export type PushResult = 'sent' | 'gone' | 'refused'

export interface PushSender {
  /** With which browsers subscribe, base64url; empty where no push messages are sent. */
  readonly publicKey: string
  /**
   * Sends by the push service of the subscription, and to nowhere else (S12). Of messages of one
   * `topic` that wait for a device, it shows the last alone. Throws when the push service is away
   * or busy: it is tried again later.
   */
  send(to: Subscription, message: DeclarativePush, how: { topic: string }): Promise<PushResult>
}
