import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Agent } from 'node:https'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Subscription } from '#core/push/subscription.ts'
import { listening } from './listening.ts'

export type Device = { subscription: Subscription; read(body: Buffer): unknown }

const contentKey = (own: ECDH, auth: Buffer, body: Buffer) => {
  const salt = body.subarray(0, 16)
  const theirs = body.subarray(21, 21 + (body[20] ?? 0))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32))
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length))
  return { key: derive('aes128gcm', 16), nonce: derive('nonce', 12) }
}

/** A browser's side of a subscription: it alone can read what is sent to it (RFC 8291). */
export const newDevice = (service = 'https://updates.push.services.mozilla.com'): Device => {
  const own = createECDH('prime256v1')
  const p256dh = own.generateKeys().toString('base64url')
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint: `${service}/wpush/v2/${randomBytes(12).toString('base64url')}`,
      expirationTime: null,
      keys: { p256dh, auth: auth.toString('base64url') },
    },
    read: (body) => {
      const { key, nonce } = contentKey(own, auth, body)
      const sealed = body.subarray(21 + (body[20] ?? 0))
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}

export type TakenPush = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** What plays all push services: whoever connects by `agent` to any of them is connected to it. */
export const startPushService = async () => {
  const taken: TakenPush[] = []
  const statuses = new Map<string, number>()
  let answer = 201
  const server = createServer(async (req, res) => {
    const path = req.url ?? ''
    const status = statuses.get(path) ?? answer
    taken.push({ path, headers: req.headers, body: await buffer(req) })
    res.writeHead(status, status === 307 ? { location: 'https://fcm.googleapis.com/other' } : {})
    res.end()
  })
  const { port, stop } = await listening(server)
  const agent = new (class extends Agent {
    override createConnection() {
      return connect(port, '127.0.0.1')
    }
  })()
  const pathOf = ({ subscription }: Device) => new URL(subscription.endpoint).pathname
  return {
    agent,
    taken,
    takenFor: (device: Device) =>
      taken.filter(({ path }) => path === pathOf(device)).map(({ body }) => device.read(body)),
    /** From now on it answers so, to one device or to all. */
    answers: (status: number, device?: Device) => {
      if (device) statuses.set(pathOf(device), status)
      else answer = status
    },
    close: async () => {
      agent.destroy()
      await stop()
    },
  }
}
export type PushService = Awaited<ReturnType<typeof startPushService>>
