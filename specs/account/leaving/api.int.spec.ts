import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DELETION_GRACE_DAYS, UNCONFIRMED_DAYS } from '#core/account/rules.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { APPEAL_DAYS } from '#core/moderation/rules.ts'
import * as tokens from '#server/platform/tokens.ts'
import {
  buy,
  formOf,
  isListedTo,
  message,
  newMember,
  PASSWORD,
  type SpecMember,
  tokenIn,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

const GRACE_MS = DELETION_GRACE_DAYS * DAY_MS
const reason = 'privacy'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const leave = (member: SpecMember, password = PASSWORD) =>
  member.ask('DELETE /api/user.php', { body: { reason, password } })
const login = (email: string) =>
  server.browser().refusal('POST /api/user.php', { body: { email, password: PASSWORD } })
const shown = async (viewer: SpecMember, id: string) => {
  const listed = await isListedTo(viewer, id)
  const { status } = await viewer.call('GET /api/member.php', { query: { id } })
  return { listed, status }
}
const rows = async (text: string, values: unknown[]): Promise<Record<string, unknown>[]> =>
  (await server.db.query(text, values)).rows
const erased = (id: string) =>
  until(async () => {
    const [row] = await rows(
      `select email, password_hash, name, city, about_me, interests, balance
      from account a join profile p on p.account_id = a.id join wallet w on w.account_id = a.id
      where a.id = $1`,
      [id],
    )
    if (String(row?.email).includes('@')) throw new Error('It is not erased yet')
    return row
  })

/** What was decided of somebody, so long ago that its case is over. */
const warned = async (reporter: SpecMember, { id: about }: SpecMember, facts: string) => {
  const eva = await newMember(server)
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(eva.id, 'moderator')
  const body = { subject: 'member', id: about, reason: 'spam' } as const
  await reporter.ask('POST /api/report.php', { body })
  const claimed = await eva.ask('POST /api/desk-claim.php', { body: { id: null } })
  const id = claimed.id ?? ''
  const said = { decision: 'warning', days: null, rule: 'spam', facts } as const
  await eva.ask('POST /api/desk-decision.php', { body: { id, ...said } })
  server.clock.forward(APPEAL_DAYS * DAY_MS + 1)
  const open = `select 1 from moderation_case where id = $1 and status <> 'closed'`
  await until(async () => expect(await rows(open, [id])).toEqual([]))
}

describe('a member who leaves', () => {
  test('needs the right password and a reason, and nothing happens without', async () => {
    const anna = await newMember(server)
    const wrong = await anna.refusal('DELETE /api/user.php', {
      body: { reason, password: 'een-ander-wachtwoord' },
    })
    expect(wrong).toMatchObject({ status: 400, fields: { password: 'password_wrong' } })
    const none = await anna.refusal('DELETE /api/user.php', {
      body: { reason: 'zomaar' as never, password: PASSWORD },
    })
    expect(none).toMatchObject({ status: 400, fields: { reason: 'required' } })
    expect((await anna.ask('GET /api/user.php')).user?.id).toBe(anna.id)
  })

  test('is shown to nobody, is logged out everywhere, and comes back by the mailed link (ACC-13)', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const phone = server.browser()
    await phone.ask('POST /api/user.php', { body: { email: anna.email, password: PASSWORD } })
    expect(await shown(bram, anna.id)).toEqual({ listed: true, status: 200 })

    const left = await leave(anna)
    const days = (Date.parse(left.until ?? '') - server.clock.now().getTime()) / DAY_MS
    expect(Math.round(days)).toBe(14)
    for (const browser of [anna, phone]) {
      expect((await browser.ask('GET /api/user.php')).user).toBeNull()
    }
    expect(await shown(bram, anna.id)).toEqual({ listed: false, status: 404 })
    const told = await login(anna.email)
    expect(told).toMatchObject({ status: 403, error: 'account_leaving', until: left.until })
    const wrong = await server.browser().refusal('POST /api/user.php?return=1', {
      body: { email: anna.email, password: 'een-ander-wachtwoord' },
    })
    expect(wrong).toEqual({ status: 401, error: 'login_failed' })

    const token = tokenIn(await server.mailTo(anna.email, 2))
    const back = server.browser()
    const { user } = await back.ask('POST /api/activation.php?return=1', { body: { token } })
    expect(user).toMatchObject({ id: anna.id, status: 'active', credits: 3 })
    expect(await shown(bram, anna.id)).toEqual({ listed: true, status: 200 })
    const again = await back.refusal('POST /api/activation.php?return=1', { body: { token } })
    expect(again).toMatchObject({ status: 410, error: 'link_invalid' })
  })

  test('is erased after 14 days, and the books go on without a name (ACC-14)', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await buy(anna)
    await anna.ask('POST /api/message.php', message(bram.id, 'Mijn geheim'))
    await anna.ask('POST /api/likes.php', { body: { id: bram.id } })
    await anna.ask('POST /api/avoided.php', { body: { email: 'ex@x.example', note: 'Mijn ex' } })
    await anna.ask('POST /api/age-proof.php', { body: {} })
    await anna.ask('POST /api/favourites.php', { body: { id: bram.id } })
    await bram.ask('POST /api/favourites.php', { body: { id: anna.id } })
    await leave(anna)
    const token = tokenIn(await server.mailTo(anna.email, 3))
    server.clock.forward(GRACE_MS + 1)

    const row = await erased(anna.id)
    expect(row).toMatchObject({ password_hash: null, name: '', city: '', about_me: '' })
    expect(row?.interests).toEqual([])
    const entries = await rows(
      'select sum(credits)::int as sum from ledger_entry where book_id = $1',
      [anna.id],
    )
    expect(entries[0]?.sum).toBe(row?.balance)
    expect(Number(row?.balance)).toBeGreaterThan(0)
    const words = await rows('select 1 from message where body like $1', ['%geheim%'])
    expect(words).toEqual([])
    const likes = await rows('select 1 from liking where from_id = $1 or to_id = $1', [anna.id])
    expect(likes).toEqual([])
    expect(await rows('select 1 from age_proof where account_id = $1', [anna.id])).toEqual([])
    const avoided = 'select 1 from avoided_address where account_id = $1'
    expect(await rows(avoided, [anna.id])).toEqual([])
    const kept = await rows('select 1 from favourite where $1 in (account_id, kept_id)', [anna.id])
    expect(kept).toEqual([])

    const receipt = await server.mailTo(anna.email, 4)
    expect(receipt.text).toMatch(/Gewist:[^\n]+\n[^\n]*Bewaard/)
    expect(receipt.text).toContain('wat er gemeld is, totdat niemand meer bezwaar kan maken')
    const late = server.browser()
    const refused = await late.refusal('POST /api/activation.php?return=1', { body: { token } })
    expect(refused).toMatchObject({ status: 410, error: 'link_invalid' })
    expect(await login(anna.email)).toMatchObject({ status: 401, error: 'login_failed' })
  })

  test('leaves no word behind in any table, once the receipt has been sent (ACC-14, H8)', async () => {
    const words = {
      name: 'Xanthippe Zwart',
      city: 'Zwartewaal',
      message: 'Onvindbaar geheim',
      facts: 'Dit viel op aan haar',
    }
    const anna = await newMember(server, { name: words.name, city: words.city })
    const bram = await newMember(server)
    await buy(anna)
    await anna.ask('POST /api/message.php', message(bram.id, words.message))
    await warned(bram, anna, words.facts)
    await anna.ask('POST /api/user.php', { body: { email: anna.email, password: PASSWORD } })
    await anna.ask('DELETE /api/user.php', { body: { reason, password: PASSWORD } })
    server.clock.forward(GRACE_MS + 1)
    await erased(anna.id)
    const tables = await rows(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
      [],
    )
    expect(tables.length).toBeGreaterThan(20)
    for (const word of [...Object.values(words), anna.email]) {
      const search = tables.map(
        ({ name }) => `select '${name}' as at from ${name} t where t::text ilike $1`,
      )
      const found = await rows(search.join(' union all '), [`%${word}%`])
      expect({ word, found }).toEqual({ word, found: [] })
    }
  })

  test('can sign up anew with the same address once erased', async () => {
    const anna = await newMember(server)
    await leave(anna)
    await server.mailTo(anna.email, 2)
    server.clock.forward(GRACE_MS + 1)
    await erased(anna.id)
    const again = await newMember(
      {
        ...server,
        mailTo: (address) => server.mailTo(address, 4),
      },
      { email: anna.email },
    )
    expect(again.id).not.toBe(anna.id)
  })
})

describe('who logs in after leaving', () => {
  const comeBack = (email: string) =>
    server.browser().call('POST /api/user.php?return=1', { body: { email, password: PASSWORD } })

  test('comes back at once, and the mailed link has done its work', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await leave(anna)
    const token = tokenIn(await server.mailTo(anna.email, 2))
    expect(await comeBack(anna.email)).toMatchObject({
      status: 200,
      json: { user: { id: anna.id } },
    })
    expect(await shown(bram, anna.id)).toEqual({ listed: true, status: 200 })
    const late = await server
      .browser()
      .refusal('POST /api/activation.php?return=1', { body: { token } })
    expect(late).toMatchObject({ status: 410, error: 'link_invalid' })
    expect((await comeBack(anna.email)).status).toBe(200)
  })

  test('can come back until the very end of the 14 days, not a moment longer, and is erased then (ACC-13)', async () => {
    const [early, late] = [await newMember(server), await newMember(server)]
    const ends = Date.parse((await leave(early)).until ?? '')
    const endsLate = Date.parse((await leave(late)).until ?? '')
    await server.mailTo(late.email, 2)
    const goTo = (ms: number) => server.clock.forward(ms - server.clock.now().getTime())
    goTo(ends - 60_000)
    expect((await comeBack(early.email)).status).toBe(200)
    goTo(endsLate + 1)
    expect(await comeBack(late.email)).toMatchObject({
      status: 401,
      json: { error: 'login_failed' },
    })
    await erased(late.id)
    expect((await comeBack(early.email)).status).toBe(200)
  })
})

describe('a sign-up that nobody confirms', () => {
  test('is erased at once when it is left', async () => {
    const form = formOf()
    const browser = server.browser()
    await browser.ask('POST /api/signup.php', { body: form })
    const body = { email: form.email, password: PASSWORD }
    const { user } = await browser.ask('POST /api/user.php', { body })
    const left = await browser.ask('DELETE /api/user.php', { body: { reason, password: PASSWORD } })
    expect(left).toEqual({ until: null })
    await erased(user.id)
  })

  test('lapses after 90 days, unless something was paid', async () => {
    const [lapsing, paying] = [formOf(), formOf()]
    const ids: string[] = []
    for (const form of [lapsing, paying]) {
      const browser = server.browser()
      await browser.ask('POST /api/signup.php', { body: form })
      const body = { email: form.email, password: PASSWORD }
      ids.push((await browser.ask('POST /api/user.php', { body })).user.id)
      if (form === paying) await buy(browser)
    }
    server.clock.forward(UNCONFIRMED_DAYS * DAY_MS + 1)
    await erased(ids[0] ?? '')
    const [kept] = await rows('select email from account where id = $1', [ids[1]])
    expect(kept?.email).toBe(paying.email)
  })
})

describe('an invisible member', () => {
  test('is in no search, match, like list or view, until visible again (ACC-16)', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await bram.ask('POST /api/likes.php', { body: { id: anna.id } })
    await anna.ask('POST /api/likes.php', { body: { id: bram.id } })
    const likesOfBram = async () => {
      const { profiles, liked_by, matches, new_likes } = await bram.ask('GET /api/likes.php')
      return [profiles.length, liked_by.length, matches.length, new_likes]
    }
    expect(await likesOfBram()).toEqual([1, 1, 1, 1])
    const set = (visible: boolean) =>
      anna.ask('PUT /api/user.php?visibility=1', { body: { visible } })

    await set(false)
    await set(false)
    expect(await shown(bram, anna.id)).toEqual({ listed: false, status: 404 })
    expect(await likesOfBram()).toEqual([0, 0, 0, 0])
    const like = await bram.refusal('POST /api/likes.php', { body: { id: anna.id } })
    expect(like.status).toBe(404)
    const writing = await bram.refusal('POST /api/message.php', message(anna.id, 'Hoi'))
    expect(writing.status).toBe(404)

    await set(true)
    expect(await shown(bram, anna.id)).toEqual({ listed: true, status: 200 })
    expect(await likesOfBram()).toEqual([1, 1, 1, 1])
  })

  test('still talks with those who were written to', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await anna.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
    await anna.ask('POST /api/message.php', message(bram.id, 'Hoi Bram'))
    const answer = await bram.call('POST /api/message.php', message(anna.id, 'Hoi Anna'))
    expect(answer.status).toBe(200)
    const { conversation } = await bram.ask('GET /api/chat.php', { query: { profile: anna.id } })
    expect(conversation.member_there).toBe(true)
  })
})
