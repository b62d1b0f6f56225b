import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { Agent } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isInside, outsideLookup, type Resolve } from '#adapters/push/inside.ts'
import { keptPushKeys, newPushKeys } from '#adapters/push/keys.ts'
import { webPushSender } from '#adapters/push/web-push.ts'
import type { DeclarativePush } from '#core/push/subscription.ts'
import {
  newDevice,
  type PushService,
  startPushService,
} from '#specs/harness/server/push-service.ts'

let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())

const keys = newPushKeys()
const contact = 'post@vonk.example'
const message: DeclarativePush = {
  web_push: 8030,
  notification: {
    title: 'Vonk',
    body: 'Je hebt een nieuw bericht',
    navigate: 'https://vonk.example/chats',
    lang: 'nl-NL',
    dir: 'ltr',
    tag: 'newMessages',
  },
  app_badge: '1',
}
const how = { topic: 'newMessages' }
const sender = () => webPushSender({ keys, contact, agent: service.agent })
const newest = () => service.taken.at(-1)

describe('a push message', () => {
  test('is sealed for its device and signed for its service, and waits some hours at most', async () => {
    const device = newDevice()
    expect(await sender().send(device.subscription, message, how)).toBe('sent')
    const { headers, body } = newest() ?? {}
    expect(service.takenFor(device)).toEqual([message])
    expect(body?.includes('bericht')).toBe(false)
    expect(headers).toMatchObject({ topic: 'newMessages', ttl: '14400' })
    const [, claims = ''] = /^vapid t=[\w-]+\.([\w-]+)\./.exec(headers?.authorization ?? '') ?? []
    const claimed = JSON.parse(Buffer.from(claims, 'base64url').toString())
    expect(claimed).toMatchObject({
      aud: 'https://updates.push.services.mozilla.com',
      sub: `mailto:${contact}`,
    })
    expect(headers?.authorization).toContain(`k=${keys.publicKey}`)
  })

  test.each([
    [201, 'sent'],
    [204, 'sent'],
    [403, 'gone'],
    [404, 'gone'],
    [410, 'gone'],
    [307, 'refused'],
    [400, 'refused'],
    [413, 'refused'],
  ])('that the service answers with %i is %s, and is sent nowhere else', async (status, pushed) => {
    const device = newDevice()
    service.answers(status, device)
    const before = service.taken.length
    expect(await sender().send(device.subscription, message, how)).toBe(pushed)
    expect(service.taken.length).toBe(before + 1)
  })

  test.each([429, 500, 503])('that the service answers with %i is tried again', async (status) => {
    const device = newDevice()
    service.answers(status, device)
    await expect(sender().send(device.subscription, message, how)).rejects.toThrow(`${status}`)
  })

  test('for keys that no browser can have made is refused', async () => {
    const { subscription } = newDevice()
    const odd = { ...subscription, keys: { p256dh: 'xx', auth: 'yy' } }
    const before = service.taken.length
    expect(await sender().send(odd, message, how)).toBe('gone')
    expect(service.taken.length).toBe(before)
  })
})

/** A service of this machine, and how often somebody has connected to it. */
const inner = async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.on('error', () => undefined).destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, connections: () => connections }
}

/** A name server that answers these addresses, one answer after the other. */
const answering =
  (...answers: string[][]): Resolve =>
  (_, __, found) => {
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
    found(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }

const insideAddresses = [
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
]

describe('an endpoint, which is an address that a user gives', () => {
  test('is connected to when it is a push service, and never otherwise (promise S12)', async () => {
    const { port, connections } = await inner()
    const direct = webPushSender({ keys, contact })
    for (const endpoint of [
      `http://127.0.0.1:${port}/`,
      `https://127.0.0.1:${port}/`,
      `https://localhost:${port}/`,
      'https://169.254.169.254/latest/meta-data',
      `https://fcm.googleapis.com:${port}/`,
      `https://fcm.googleapis.com@127.0.0.1:${port}/`,
      'https://fcm.googleapis.com.evil.example/',
    ]) {
      const { subscription } = newDevice()
      expect(await direct.send({ ...subscription, endpoint }, message, how)).toBe('gone')
    }
    expect(connections()).toBe(0)
  })

  test.each(insideAddresses)(
    'leads nowhere while its name means %s (promise S12)',
    async (address) => {
      expect(isInside(address)).toBe(true)
      const agent = new Agent({ lookup: outsideLookup(answering([address])) })
      const { subscription } = newDevice()
      const direct = webPushSender({ keys, contact, agent })
      expect(await direct.send(subscription, message, how)).toBe('refused')
    },
  )

  test('leads nowhere when one of its addresses is inside, in whatever order they come', async () => {
    for (const addresses of [
      ['142.250.1.1', '127.0.0.1'],
      ['127.0.0.1', '142.250.1.1'],
    ]) {
      const agent = new Agent({ lookup: outsideLookup(answering(addresses)) })
      const direct = webPushSender({ keys, contact, agent })
      expect(await direct.send(newDevice().subscription, message, how)).toBe('refused')
    }
  })

  test('is connected to at the very address that was checked: it is not asked for twice', () => {
    const asked: string[] = []
    const resolve: Resolve = (name, options, found) => {
      asked.push(name)
      answering(asked.length > 1 ? ['127.0.0.1'] : ['142.250.1.1'])(name, options, found)
    }
    const got: unknown[] = []
    outsideLookup(resolve)('fcm.googleapis.com', { all: true }, (_, found) => got.push(found))
    expect(got).toEqual([[{ address: '142.250.1.1', family: 4 }]])
    expect(asked).toEqual(['fcm.googleapis.com'])
  })

  test.each(['142.250.1.1', '8.8.8.8', '2a00:1450:400e:80f::200a'])('may lead to %s', (address) => {
    expect(isInside(address)).toBe(false)
  })
})

describe('the keys of development', () => {
  test('are made once, by whoever comes first, and are for their owner alone', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'keys-'))
    onTestFinished(() => rm(dir, { recursive: true }))
    const [one, two] = await Promise.all([keptPushKeys(dir), keptPushKeys(dir)])
    expect(one).toEqual(two)
    expect(await keptPushKeys(dir)).toEqual(one)
    expect(await readdir(dir)).toEqual(['push-keys.json'])
    expect((await stat(join(dir, 'push-keys.json'))).mode & 0o777).toBe(0o600)
  })
})
