import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UNREAD_PUSH_MS } from '#core/chat/rules.ts'
import { LIKE_PUSH_MS } from '#core/discovery/rules.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { clockText, minuteIn } from '#core/push/sending/quiet-hours.ts'
import { ON_SCREEN_MS } from '#core/push/sending/rules.ts'
import {
  buy,
  message,
  newMember,
  PASSWORD,
  type SpecMember,
} from '#specs/harness/server/members.ts'
import type { Device } from '#specs/harness/server/push-service.ts'
import { until } from '#specs/harness/server/server.ts'
import { startWithDevices, type WithDevices } from '#specs/harness/server/told-devices.ts'

const CHOICES = 'PUT /api/push-choices.php'

let site: WithDevices
beforeAll(async () => {
  site = await startWithDevices()
})
afterAll(() => site.stop())

const waiting = `select
  (select count(*) from notice_due where not fictional and not pushed)
  + (select count(*) from like_notice where not pushed)
  + (select count(*) from push_choice where held_until <= $1)
  + (select count(*) from jobs.job where data ->> 'name' = 'push' and state < 'completed') as n`

/** Lets the time pass, and waits until there is nobody left to be told of anything. */
const pass = async (ms: number) => {
  const { server } = site
  server.clock.forward(ms)
  await until(async () => {
    const { rows } = await server.db.query(waiting, [server.clock.now()])
    expect(rows).toEqual([{ n: '0' }])
  })
}
const bodies = (device: Device) => site.toldTo(device).map(({ body }) => body)

const pair = async () => {
  const anna = await newMember(site.server, { name: 'Anna', gender: 'female', seeks: 'male' })
  const bram = await newMember(site.server)
  return { anna, bram, device: await site.subscribe(bram) }
}
const write = (from: SpecMember, to: SpecMember, words = 'Een geheim') =>
  from.ask('POST /api/message.php', message(to.id, words))
const like = (from: SpecMember, to: SpecMember) =>
  from.ask('POST /api/likes.php', { body: { id: to.id } })
const readAll = async (member: SpecMember) => {
  const { chats } = await member.ask('GET /api/chats.php')
  for (const { conversation } of chats)
    await member.ask('PUT /api/chat.php', { body: { conversation, read_seq: 9 } })
}

/** Quiet from a minute ago, for so many minutes from now, on the clock of that zone. */
const quietFor = (minutes: number, timeZone = 'Europe/Amsterdam') => {
  const now = minuteIn(timeZone, site.server.clock.now())
  const clock = (minute: number) => clockText((minute + 24 * 60) % (24 * 60))
  return { time_zone: timeZone, quiet: { from: clock(now - 1), to: clock(now + minutes) } }
}

describe('quiet hours', () => {
  test('hold all that comes, and tell it in one message at their end (PSH-10)', async () => {
    const { anna, bram, device } = await pair()
    const clara = await newMember(site.server, { gender: 'female', seeks: 'male' })
    await bram.ask(CHOICES, { body: quietFor(60) })
    for (const words of ['Een', 'Twee', 'Drie']) await write(anna, bram, words)
    await like(anna, bram)
    await like(clara, bram)
    await pass(Math.max(UNREAD_PUSH_MS, LIKE_PUSH_MS))
    expect(bodies(device)).toEqual([])
    await pass(HOUR_MS)
    expect(site.toldTo(device)).toMatchObject([
      {
        body: 'Terwijl het stil was: 3 berichten en 2 likes',
        path: '/notifications',
        badge: '5',
      },
    ])
    await pass(HOUR_MS)
    expect(bodies(device)).toHaveLength(1)
  })

  test('tell nothing of what was read meanwhile (PSH-10)', async () => {
    const { anna, bram, device } = await pair()
    await bram.ask(CHOICES, { body: quietFor(30) })
    await write(anna, bram)
    await pass(UNREAD_PUSH_MS)
    await readAll(bram)
    await pass(HOUR_MS)
    expect(bodies(device)).toEqual([])
  })

  test('go by the clock of the member, wherever the server is (PSH-10)', async () => {
    const { anna, bram, device } = await pair()
    const { quiet } = quietFor(30, 'Asia/Tokyo')
    await bram.ask(CHOICES, { body: { time_zone: 'America/New_York', quiet } })
    await write(anna, bram)
    await pass(UNREAD_PUSH_MS)
    expect(bodies(device)).toEqual(['Je hebt een nieuw bericht'])
    await readAll(bram)
    await bram.ask(CHOICES, { body: { time_zone: 'Asia/Tokyo' } })
    await write(anna, bram)
    await pass(UNREAD_PUSH_MS)
    expect(bodies(device)).toHaveLength(1)
  })

  test('that are switched off let go of what they held', async () => {
    const { anna, bram, device } = await pair()
    await bram.ask(CHOICES, { body: quietFor(300) })
    await write(anna, bram)
    await pass(UNREAD_PUSH_MS)
    await bram.ask(CHOICES, { body: { quiet: null } })
    await pass(0)
    expect(bodies(device)).toEqual(['Terwijl het stil was: 1 bericht'])
  })

  test('that are made longer hold on to it', async () => {
    const { anna, bram, device } = await pair()
    await bram.ask(CHOICES, { body: quietFor(10) })
    await write(anna, bram)
    await pass(UNREAD_PUSH_MS)
    await bram.ask(CHOICES, { body: quietFor(120) })
    await pass(HOUR_MS)
    expect(bodies(device)).toEqual([])
    await pass(2 * HOUR_MS)
    expect(bodies(device)).toEqual(['Terwijl het stil was: 1 bericht'])
  })
})

describe('a locked screen', () => {
  test.each([
    ['nothing', 'Je hebt een nieuw bericht'],
    ['name', 'Bericht van Anna'],
    ['text', 'Anna: Een geheim'],
  ] as const)(
    'says no more than its member chose: %s (PSH-10, promise S13)',
    async (lock_screen, body) => {
      const { anna, bram, device } = await pair()
      if (lock_screen !== 'nothing') await bram.ask(CHOICES, { body: { lock_screen } })
      await write(anna, bram)
      await pass(UNREAD_PUSH_MS)
      const [told] = site.toldTo(device)
      expect(told).toMatchObject({ body, badge: '1', lang: 'nl-NL', dir: 'ltr' })
      expect(told?.navigate).toMatch(/^http:\/\/[^/]+\/chats\/[\da-f-]{36}$/)
    },
  )

  test('calls a fictional profile so wherever it says its name (promise H1)', async () => {
    const { bram, device } = await pair()
    await bram.ask(CHOICES, { body: { lock_screen: 'name' } })
    const { rows } = await site.server.db.query<{ id: string; name: string }>(
      `select account_id as id, name from profile where fictional and gender = 'female' limit 1`,
    )
    const [{ id, name } = { id: '', name: '' }] = rows
    await write(bram, { id } as SpecMember)
    const reply = `with talk as (
      select id, last_seq + 1 as seq from conversation where receiver_id = $1 and starter_id = $2
    ), said as (
      insert into message (conversation_id, seq, id, side, body, at)
      select id, seq, gen_random_uuid(), 'receiver', 'Hoi', $3 from talk
    ), due as (
      insert into notice_due (conversation_id, account_id, fictional, since)
      select id, $2, false, $3 from talk
      on conflict (conversation_id, account_id) do nothing
    )
    update conversation set last_seq = talk.seq, starter_unread = 1
    from talk where conversation.id = talk.id`
    await site.server.db.query(reply, [id, bram.id, site.server.clock.now()])
    await pass(UNREAD_PUSH_MS)
    expect(bodies(device)).toContain(`Bericht van ${name} (fictief)`)
  })
})

describe('a page that is open', () => {
  test('is told of nothing while it shows, and again when it does not (PSH-10)', async () => {
    const { anna, bram, device } = await pair()
    const show = (shown: boolean) => bram.ask('POST /api/page-shown.php', { body: { shown } })
    await show(true)
    await write(anna, bram)
    await pass(UNREAD_PUSH_MS)
    expect(bodies(device)).toEqual([])
    await readAll(bram)
    await show(false)
    await write(anna, bram)
    await pass(UNREAD_PUSH_MS)
    expect(bodies(device)).toHaveLength(1)
  })

  test('that says nothing any more counts no longer than it would have said it', async () => {
    const { anna, bram, device } = await pair()
    await bram.ask('POST /api/page-shown.php', { body: { shown: true } })
    site.server.clock.forward(ON_SCREEN_MS)
    await write(anna, bram)
    await pass(UNREAD_PUSH_MS)
    expect(bodies(device)).toHaveLength(1)
  })
})

describe('who is told', () => {
  test('hears nothing of whom they block', async () => {
    const { anna, bram, device } = await pair()
    await write(anna, bram)
    const { chats } = await bram.ask('GET /api/chats.php')
    const conversation = chats[0]?.conversation ?? ''
    await bram.ask('POST /api/block.php', { body: { id: anna.id } })
    expect(conversation).not.toBe('')
    await pass(UNREAD_PUSH_MS)
    expect(bodies(device)).toEqual([])
  })

  test('hears of who looked, once, and with a name only if they chose it (PSH-10)', async () => {
    const { anna, bram, device } = await pair()
    await anna.ask('GET /api/member.php', { query: { id: bram.id } })
    await anna.ask('PUT /api/member.php', { body: { id: bram.id } })
    await pass(LIKE_PUSH_MS)
    expect(site.toldTo(device)).toMatchObject([
      { body: 'Iemand bekeek je profiel', path: '/likes/visitors' },
    ])
    await anna.ask('PUT /api/member.php', { body: { id: bram.id } })
    await pass(LIKE_PUSH_MS)
    expect(bodies(device)).toHaveLength(1)
  })

  test('hears of messages of one talk once until they are read, under one tag (PSH-10)', async () => {
    const { anna, bram, device } = await pair()
    for (const words of ['Een', 'Twee', 'Drie']) {
      await write(anna, bram, words)
      await pass(UNREAD_PUSH_MS)
    }
    const [told, second] = site.toldTo(device)
    expect(second).toBeUndefined()
    expect(told?.tag).toMatch(/^[\da-f]{32}$/)
  })
})

describe('what concerns the member alone', () => {
  test('is told: money that came, and a login on a device that is new (PSH-10)', async () => {
    const bram = await newMember(site.server)
    const device = await site.subscribe(bram)
    const { payment_id } = await buy(bram)
    await pass(0)
    const login = { body: { email: bram.email, password: PASSWORD } }
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Gecko Firefox/140.0' }
    await site.server.browser(agent).ask('POST /api/user.php', login)
    await pass(0)
    expect(site.toldTo(device)).toMatchObject([
      { body: 'Er is nieuws over je betaling', path: `/transactions/${payment_id}` },
      { body: 'Er is ingelogd op je account', path: '/settings/devices' },
    ])
  })
})
