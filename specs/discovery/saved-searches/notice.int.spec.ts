import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPushKeys } from '#adapters/push/keys.ts'
import { webPushSender } from '#adapters/push/web-push.ts'
import { LEASE_MS, LOOK_MS } from '#core/discovery/saved-searches/rules.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import * as tokens from '#server/platform/tokens.ts'
import { newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import {
  newDevice,
  type PushService,
  startPushService,
} from '#specs/harness/server/push-service.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let service: PushService
let server: SpecServer
beforeAll(async () => {
  service = await startPushService()
  const keys = newPushKeys()
  const sender = webPushSender({ keys, contact: 'post@vonk.example', agent: service.agent })
  server = await startServer({
    rebind: (container) => void container.rebind(tokens.pushSender).toConstantValue(sender),
  })
})
afterAll(async () => {
  await server.stop()
  await service.close()
})

/** Who looks for anybody in a town of their own. */
const looker = async (city: string) => {
  const me = await newMember(server)
  const wishes = { gender: 'any', country: 'NL', countryregion: 'Utrecht', city }
  const { searches } = await me.ask('POST /api/saved-searches.php', { body: { wishes } })
  const [{ id: search } = { id: '' }] = searches
  return { me, search, comer: () => newMember(server, { name: 'Nieuwe Nel', city }) }
}
/** More than a lease that is taken while this is asked: its clock has gone on by then. */
const TAKEN_MS = 2 * LEASE_MS
/** Until the sweeper has looked again, and has let go of what it took. */
const looked = (me: SpecMember) =>
  until(async () => {
    const { rows } = await server.db.query(
      `select 1 from saved_search_watch w where account_id = $1 and next_at <= $2
      union all select 1 from jobs.job
      where data ->> 'account' = $1::text and data ->> 'key' like 'newMembers%'
        and state in ('created', 'retry', 'active')`,
      [me.id, new Date(server.clock.now().getTime() + TAKEN_MS)],
    )
    if (rows.length > 0) throw new Error('It is not looked at yet')
  })
const later = async (me: SpecMember, ms: number) => {
  server.clock.forward(ms)
  await looked(me)
}
const mails = async (me: SpecMember) =>
  (await server.mailsTo(me.email)).filter(({ key }) => key.startsWith('newMembers:'))
const off = (me: SpecMember, name: 'email:newMembers' | 'push:newMembers') =>
  me.ask('PUT /api/user.php?notifications=1', { body: { name, on: false } })

describe('the notice of new members', () => {
  test('is one mail a day that names nobody and leads to the members (ACC-17)', async () => {
    const { me, comer } = await looker('Bunnik')
    await looked(me)
    await comer()
    await comer()
    await later(me, LOOK_MS)
    const [mail, ...more] = await mails(me)
    expect(more).toEqual([])
    expect(mail?.text).toContain('/members')
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Nieuwe Nel|Bunnik/)
    await comer()
    await later(me, 2 * LOOK_MS)
    expect(await mails(me)).toHaveLength(1)
    await later(me, DAY_MS)
    expect(await mails(me)).toHaveLength(2)
    await later(me, DAY_MS)
    expect(await mails(me)).toHaveLength(2)
  })

  test('comes to a device instead, where there is one', async () => {
    const { me, comer } = await looker('Zeist')
    const device = newDevice()
    await me.ask('POST /api/user.php?push=1', { body: { subscription: device.subscription } })
    await looked(me)
    await comer()
    await later(me, LOOK_MS)
    const pushed = () => service.takenFor(device)
    const told = [{ notification: { navigate: `${server.url}/members` } }]
    await until(() => expect(pushed()).toMatchObject(told))
    expect(JSON.stringify(pushed())).not.toMatch(/Nieuwe Nel|Zeist/)
    expect(await mails(me)).toEqual([])
  })

  test('is not sent where it is switched off, nor made up for when it is on again', async () => {
    const [all, bell] = [await looker('Doorn'), await looker('Soest')]
    await off(all.me, 'email:newMembers')
    const silence = { id: bell.search, notify: false }
    await bell.me.ask('PUT /api/saved-searches.php', { body: silence })
    await Promise.all([all.comer(), bell.comer()])
    for (const { me } of [all, bell]) await later(me, DAY_MS)
    expect([await mails(all.me), await mails(bell.me)]).toEqual([[], []])

    await bell.me.ask('PUT /api/saved-searches.php', { body: { ...silence, notify: true } })
    const on = { name: 'email:newMembers', on: true } as const
    await all.me.ask('PUT /api/user.php?notifications=1', { body: on })
    for (const { me } of [all, bell]) await later(me, DAY_MS)
    expect([await mails(all.me), await mails(bell.me)]).toEqual([[], []])
    await Promise.all([all.comer(), bell.comer()])
    for (const { me } of [all, bell]) await later(me, DAY_MS)
    expect([(await mails(all.me)).length, (await mails(bell.me)).length]).toEqual([1, 1])
  })

  test('is not of who was looked at, of a fictional profile, nor of oneself', async () => {
    const { me, search, comer } = await looker('Rhenen')
    await looked(me)
    await comer()
    await me.ask('PUT /api/saved-searches.php', { body: { id: search, seen: true } })
    const { id } = await someone(me, { real: false })
    await server.db.query('update search_entry set shown_nr = null where account_id = any($1)', [
      [id, me.id],
    ])
    await server.db.query(
      `update profile set city = 'Rhenen', region = 'Utrecht' where account_id = any($1)`,
      [[id, me.id]],
    )
    await later(me, DAY_MS)
    expect(await mails(me)).toEqual([])
    const [saved] = (await me.ask('GET /api/saved-searches.php')).searches
    expect(saved).toMatchObject({ fresh: 0, fresh_fictional: 1 })
  })

  test('is looked for by another where the one that took it is gone, after a while', async () => {
    const { me } = await looker('Lopik')
    await looked(me)
    const searches = await server.container.getAsync(tokens.savedSearches)
    const at = new Date(server.clock.now().getTime() + 100 * DAY_MS)
    const due = async (ms: number) =>
      (await searches.due(new Date(at.getTime() + ms), 1_000)).includes(me.id)
    expect([await due(0), await due(LEASE_MS - 1), await due(LEASE_MS)]).toEqual([
      true,
      false,
      true,
    ])
  })
})
