import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import webPush from 'web-push'
import type { PushResult, PushSender } from '#core/push/sender.ts'
import { isPushService, type Subscription } from '#core/push/subscription.ts'
import { AddressInside, outsideLookup } from './inside.ts'
import type { PushKeys } from './keys.ts'

const SILENCE_MS = 10_000
const SOCKETS_MAX = 20
/** A device that is off for longer is told by mail. */
const TTL_S = 4 * 3_600

/** Connects to the internet alone, whatever the name of a push service leads to. */
const outsideAgent = () =>
  new Agent({ keepAlive: true, maxSockets: SOCKETS_MAX, lookup: outsideLookup() })

/** The push service is away or busy. */
class PushServiceAway extends Error {
  override name = 'PushServiceAway'
}

/** Keys that no browser has made cannot be encrypted for. */
const detailsOf = (to: Subscription, text: string, topic: string, vapidDetails: Vapid) => {
  try {
    const { endpoint, keys } = to
    const options = { TTL: TTL_S, topic, vapidDetails } as const
    return webPush.generateRequestDetails({ endpoint, keys }, text, options)
  } catch {
    return null
  }
}
type Vapid = PushKeys & { subject: string }

const outcomes: Record<number, PushResult> = { 403: 'gone', 404: 'gone', 410: 'gone' }

const outcomeOf = ({ statusCode: status = 0 }: IncomingMessage): PushResult => {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 429 || status >= 500) throw new PushServiceAway(`It answers ${status}.`)
  return outcomes[status] ?? 'refused'
}

/**
 * The PushSender port over Web Push with VAPID. `contact` is whom a push service may write to, an
 * address or a URL. No redirect is followed: what is connected to is the endpoint or nothing.
 */
export const webPushSender = ({
  keys,
  contact,
  agent = outsideAgent(),
}: {
  keys: PushKeys
  contact: string
  agent?: Agent
}): PushSender => {
  const vapid = { ...keys, subject: contact.includes(':') ? contact : `mailto:${contact}` }
  return {
    publicKey: keys.publicKey,
    send: async (to, message, { topic }) => {
      if (!isPushService(to.endpoint)) return 'gone'
      const details = detailsOf(to, JSON.stringify(message), topic, vapid)
      if (!details) return 'gone'
      const { method, headers, body } = details
      const signal = AbortSignal.timeout(SILENCE_MS)
      const outgoing = request(to.endpoint, { method, headers, agent, signal })
      // A connection may break after the response has begun, when only its status still matters.
      outgoing.on('error', () => undefined)
      try {
        outgoing.end(body)
        const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
        response.resume()
        return outcomeOf(response)
      } catch (error) {
        if (error instanceof AddressInside) return 'refused'
        throw error
      }
    },
  }
}

/** Where no keys are given nobody subscribes, and nothing is sent. */
export const noPush: PushSender = { publicKey: '', send: async () => 'refused' }
