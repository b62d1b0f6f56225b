import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember } from '#specs/harness/server/members.ts'
import { newDevice } from '#specs/harness/server/push-service.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

const CHOICES = 'PUT /api/push-choices.php'

let server: SharedServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => server.stop())

describe('what a member chooses', () => {
  test('is kept, and is asked for part by part', async () => {
    const bram = await newMember(server)
    expect(await bram.ask('GET /api/push-choices.php')).toEqual({
      time_zone: 'Europe/Amsterdam',
      quiet: null,
      lock_screen: 'nothing',
    })
    const quiet = { from: '22:30', to: '07:00' }
    await bram.ask(CHOICES, { body: { quiet } })
    await bram.ask(CHOICES, { body: { lock_screen: 'name' } })
    const all = { time_zone: 'Europe/Amsterdam', quiet, lock_screen: 'name' }
    expect(await bram.ask('GET /api/push-choices.php')).toEqual(all)
  })

  test('takes the zone of a device until it names one itself', async () => {
    const bram = await newMember(server)
    const say = (time_zone: string) => {
      const body = { subscription: newDevice().subscription, time_zone }
      return bram.ask('POST /api/user.php?push=1', { body })
    }
    const zone = async () => (await bram.ask('GET /api/push-choices.php')).time_zone
    await say('America/New_York')
    expect(await zone()).toBe('America/New_York')
    await say('Mars/Olympus')
    expect(await zone()).toBe('America/New_York')
    await bram.ask(CHOICES, { body: { time_zone: 'Asia/Tokyo' } })
    await say('Europe/Paris')
    expect(await zone()).toBe('Asia/Tokyo')
  })

  test.each([
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ quiet: { from: '08:00', to: '08:00' } }, 'quiet'],
    [{ quiet: { from: '24:00', to: '08:00' } }, 'quiet'],
    [{ lock_screen: 'all' }, 'lock_screen'],
  ])('is refused where it means nothing: %j', async (body, field) => {
    const bram = await newMember(server)
    const refused = await bram.refusal(CHOICES, { body: body as never })
    expect(refused).toMatchObject({ status: 400, error: 'invalid' })
    expect(Object.keys(refused.fields ?? {})).toEqual([field])
  })

  test('cannot be asked or changed by a visitor', async () => {
    const visitor = server.browser()
    expect(await visitor.refusal('GET /api/push-choices.php')).toMatchObject({
      error: 'authentication_required',
    })
    expect(await visitor.refusal(CHOICES, { body: { quiet: null } })).toMatchObject({
      error: 'authentication_required',
    })
  })
})
