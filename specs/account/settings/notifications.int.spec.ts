import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notificationSwitches } from '#core/account/settings/notifications.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

type Name = (typeof notificationSwitches)[number]
const set = (member: SpecMember, name: Name, on: boolean) =>
  member.ask('PUT /api/user.php?notifications=1', { body: { name, on } })
const off = async (member: SpecMember) =>
  (await member.ask('GET /api/user.php')).user?.notifications_disabled.toSorted()

describe('a notification', () => {
  test('is switched off and on by kind and channel, twice like once, for this member alone', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    expect(await off(anna)).toEqual([])
    await set(anna, 'email:newLikes', false)
    const { user } = await set(anna, 'email:newLikes', false)
    expect(user.notifications_disabled).toEqual(['email:newLikes'])
    await set(anna, 'push:newLikes', false)
    expect(await off(anna)).toEqual(['email:newLikes', 'push:newLikes'])
    await set(anna, 'email:newLikes', true)
    await set(anna, 'email:newLikes', true)
    expect(await off(anna)).toEqual(['push:newLikes'])
    expect(await off(bram)).toEqual([])
  })

  test('loses none of the switches that are set at once', async () => {
    const anna = await newMember(server)
    await Promise.all(notificationSwitches.map((name) => set(anna, name, false)))
    expect(await off(anna)).toEqual(notificationSwitches.toSorted())
    await Promise.all(notificationSwitches.map((name) => set(anna, name, true)))
    expect(await off(anna)).toEqual([])
  })

  test('of no kind that there is, is refused at its field', async () => {
    const anna = await newMember(server)
    const refused = await anna.refusal('PUT /api/user.php?notifications=1', {
      body: { name: 'email:security' as never, on: false },
    })
    expect(refused).toMatchObject({ status: 400, fields: { name: 'field_invalid' } })
  })
})
