import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPushKeys } from '#adapters/push/keys.ts'
import { webPushSender } from '#adapters/push/web-push.ts'
import { type NotificationSwitch, switchOf } from '#core/account/settings/notifications.ts'
import { UNREAD_MAIL_MS, UNREAD_PUSH_MS } from '#core/chat/rules.ts'
import { LIKE_MAIL_MS, LIKE_PUSH_MS } from '#core/discovery/rules.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { DeclarativePush } from '#core/push/subscription.ts'
import * as tokens from '#server/platform/tokens.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import {
  type Device,
  newDevice,
  type PushService,
  startPushService,
} from '#specs/harness/server/push-service.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { suspend } from '#specs/harness/server/suspend.ts'

const PUSH = 'POST /api/user.php?push=1'
const keys = newPushKeys()

let service: PushService
let server: SpecServer
beforeAll(async () => {
  service = await startPushService()
  const sender = webPushSender({ keys, contact: 'post@vonk.example', agent: service.agent })
  server = await startServer({
    rebind: (container) => void container.rebind(tokens.pushSender).toConstantValue(sender),
  })
})
afterAll(async () => {
  await server.stop()
  await service.close()
})

const subscribe = async (member: SpecMember, device = newDevice()) => {
  await member.ask(PUSH, { body: { subscription: device.subscription } })
  return device
}
const pair = async () => {
  const anna = await newMember(server, { name: 'Anna uit Zwolle', gender: 'female', seeks: 'male' })
  const bram = await newMember(server)
  return { anna, bram, device: await subscribe(bram) }
}
const keptOf = async (member: SpecMember) =>
  (await member.ask('GET /api/user.php')).user?.push_subscription
const switchOff = (member: SpecMember, name: NotificationSwitch) =>
  member.ask('PUT /api/user.php?notifications=1', { body: { name, on: false } })
const write = (from: SpecMember, to: SpecMember, words = 'Een geheim') =>
  from.ask('POST /api/message.php', message(to.id, words))
const like = (from: SpecMember, to: SpecMember) =>
  from.ask('POST /api/likes.php', { body: { id: to.id } })
const conversationOf = async (member: SpecMember) => {
  const { chats } = await member.ask('GET /api/chats.php')
  return chats[0]?.conversation ?? ''
}

const waiting = `select
  (select count(*) from notice_due where not fictional and not pushed)
  + (select count(*) from like_notice where not pushed)
  + (select count(*) from jobs.job where data ->> 'name' in ('push', 'mail')
    and state < 'completed') as n`

/** Lets the time pass, and waits until there is nobody left to be told of anything. */
const pass = async (ms: number) => {
  server.clock.forward(ms)
  await until(async () => expect((await server.db.query(waiting)).rows).toEqual([{ n: '0' }]))
}
/** What stands on the screen of a device, and the page of the site that it opens. */
const told = (device: Device) =>
  service.takenFor(device).map((taken) => {
    const { notification } = taken as DeclarativePush
    return { body: notification.body, path: new URL(notification.navigate).pathname }
  })
const mailsTo = async ({ email }: SpecMember, kind: string) =>
  (await server.mailsTo(email)).filter(({ key }) => key.startsWith(`${kind}:`))

describe('the settings', () => {
  test('name the key that pushes are signed with', async () => {
    const settings = await server.browser().ask('GET /api/settings.php')
    expect(settings.push_public_key).toBe(keys.publicKey)
  })
})

describe('a device', () => {
  test('is told of a message that is not read at once, without a name or a word of it (promise S13)', async () => {
    const { anna, bram, device } = await pair()
    await write(anna, bram)
    await pass(UNREAD_PUSH_MS)
    const path = `/chats/${await conversationOf(bram)}`
    expect(told(device)).toEqual([{ body: 'Je hebt een nieuw bericht', path }])
  })

  test('is told once until the message is read, and of the next one again', async () => {
    const { anna, bram, device } = await pair()
    await write(anna, bram)
    await pass(UNREAD_PUSH_MS)
    await write(anna, bram)
    await pass(UNREAD_PUSH_MS)
    expect(told(device)).toHaveLength(1)
    const conversation = await conversationOf(bram)
    await bram.ask('PUT /api/chat.php', { body: { conversation, read_seq: 2 } })
    await write(anna, bram)
    await pass(UNREAD_PUSH_MS)
    expect(told(device)).toHaveLength(2)
  })

  test('is not told of what is read at once', async () => {
    const { anna, bram, device } = await pair()
    await write(anna, bram)
    const conversation = await conversationOf(bram)
    await bram.ask('PUT /api/chat.php', { body: { conversation, read_seq: 1 } })
    await pass(UNREAD_PUSH_MS)
    expect(told(device)).toEqual([])
  })

  test('is told of a like, and of a match, in the language of its member', async () => {
    const { anna, bram, device } = await pair()
    const other = await subscribe(anna)
    await anna.ask('PUT /api/user.php', { body: { language: 'en' } })
    await like(anna, bram)
    await pass(LIKE_PUSH_MS)
    await like(bram, anna)
    await pass(LIKE_PUSH_MS)
    expect(told(device)).toEqual([{ body: 'Je hebt een nieuwe like', path: '/likes' }])
    expect(told(other)).toEqual([{ body: 'You have a match', path: '/likes/matches' }])
  })

  test('whose subscription is gone is forgotten at once, and a newer one is not (promise S13)', async () => {
    for (const status of [404, 410]) {
      const { anna, bram, device } = await pair()
      service.answers(status, device)
      await write(anna, bram)
      await pass(UNREAD_PUSH_MS)
      expect(await keptOf(bram)).toBeNull()
      await subscribe(bram)
      await (await server.container.getAsync(tokens.push)).forget(
        bram.id,
        device.subscription.endpoint,
      )
      expect(await keptOf(bram)).not.toBeNull()
    }
  })

  test('is told later when its push service is away', async () => {
    const { anna, bram, device } = await pair()
    service.answers(503, device)
    await write(anna, bram)
    server.clock.forward(UNREAD_PUSH_MS)
    await until(() => expect(told(device)).not.toEqual([]))
    service.answers(201, device)
    const before = told(device).length
    await pass(0)
    expect(told(device).length).toBe(before + 1)
    expect(await keptOf(bram)).toEqual(device.subscription)
  })

  test('belongs to the member who logged in on it last, and to nobody before', async () => {
    const { bram, device } = await pair()
    const clara = await newMember(server)
    await subscribe(clara, device)
    expect(await keptOf(bram)).toBeNull()
    expect(await keptOf(clara)).toEqual(device.subscription)
  })

  test('of somebody who has left is told of nothing', async () => {
    const { anna, bram, device } = await pair()
    await write(anna, bram)
    await suspend(server, bram.id)
    await pass(UNREAD_PUSH_MS)
    expect(told(device)).toEqual([])
  })
})

describe('a member', () => {
  test('is told by mail of likes that stay unseen, once a day, with nothing in it of whose they are', async () => {
    const { anna, bram } = await pair()
    await like(anna, bram)
    await pass(LIKE_MAIL_MS)
    const [mail, second] = await mailsTo(bram, 'newLikes')
    expect(second).toBeUndefined()
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('Anna')
    const clara = await newMember(server, { gender: 'female', seeks: 'male' })
    await like(clara, bram)
    await pass(LIKE_MAIL_MS)
    expect(await mailsTo(bram, 'newLikes')).toHaveLength(1)
    const dora = await newMember(server, { gender: 'female', seeks: 'male' })
    server.clock.forward(DAY_MS)
    await like(dora, bram)
    await pass(LIKE_MAIL_MS)
    expect(await mailsTo(bram, 'newLikes')).toHaveLength(2)
  })

  test('is not told by mail of a like that was seen', async () => {
    const { anna, bram } = await pair()
    await like(anna, bram)
    await bram.ask('PUT /api/member.php', { body: { id: anna.id } })
    await pass(LIKE_MAIL_MS)
    expect(await mailsTo(bram, 'newLikes')).toEqual([])
  })

  test('who has switched a kind off is not told of it by that way, and by the other is', async () => {
    const { anna, bram, device } = await pair()
    await switchOff(bram, switchOf('push', 'newMessages'))
    await switchOff(bram, switchOf('email', 'newLikes'))
    await write(anna, bram)
    await like(anna, bram)
    await pass(Math.max(UNREAD_PUSH_MS, LIKE_PUSH_MS))
    expect(told(device).map(({ path }) => path)).toEqual(['/likes'])
    await pass(UNREAD_MAIL_MS)
    await until(async () => expect(await mailsTo(bram, 'newMessages')).toHaveLength(1))
    await pass(LIKE_MAIL_MS)
    expect(await mailsTo(bram, 'newLikes')).toEqual([])
  })
})
