import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProfileForm } from '#core/account/contract.ts'
import { type StaffRole, staffRoles } from '#core/kernel/roles.ts'
import type { Decision } from '#core/moderation/values.ts'
import type { PhotoLook } from '#core/photo/values.ts'
import * as tokens from '#server/platform/tokens.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, evening, jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { openStream, type Stream } from '#specs/harness/server/stream.ts'

let server: SpecServer
let staff: Record<StaffRole, SpecMember>
let finn: SpecMember

const working = async (role: StaffRole) => {
  const one = await newMember(server)
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(one.id, role)
  return [role, one] as const
}

beforeAll(async () => {
  server = await startServer()
  staff = Object.fromEntries(await Promise.all(staffRoles.map(working))) as typeof staff
  finn = (await working('moderator'))[1]
})
afterAll(() => server.stop())

const caseOf = async (number: string) => {
  const { cases } = await staff.moderator.ask('GET /api/desk.php')
  return cases.find((one) => one.number === number)?.id ?? ''
}

/** Bram writes to Anna, who reports what he said, and marks this passage of it. */
const reported = async (words = 'Stuur me 500 euro, dan kom ik', passage = words) => {
  const [anna, bram] = [await newMember(server), await newMember(server)]
  const first = message(anna.id, words)
  await bram.ask('POST /api/message.php', first)
  const about = { subject: 'message', id: first.body.id, reason: 'fraud', passage } as const
  const { number } = await anna.ask('POST /api/report.php', { body: about })
  return { anna, bram, id: await caseOf(number) }
}

const decide = async (by: SpecMember, id: string, decision: Decision) => {
  await by.ask('POST /api/desk-claim.php', { body: { id } })
  const rule = decision === 'nothing_found' ? null : ('fraud' as const)
  const body = { id, decision, days: null, rule, facts: 'Vraagt om 500 euro.' }
  await by.ask('POST /api/desk-decision.php', { body })
}

describe('what two said to each other', () => {
  const SECRET = 'Dit is vertrouwelijk'
  const calls = ['desk.php', 'desk-case.php', 'desk-conversation.php', 'desk-log.php']
  /** Who reads any of it, by whichever call of the desk. */
  const readersOf = async (id: string, everybody: Record<string, Browser>) => {
    const read = new Set<string>()
    for (const [name, browser] of Object.entries(everybody)) {
      for (const call of calls) {
        const { text } = await browser.send('GET', `/api/${call}?id=${id}`)
        if (text.includes(SECRET)) read.add(name)
      }
    }
    return [...read]
  }

  test('opens to who works here only with a case of it that is open and theirs (promise S1)', async () => {
    const { anna, bram, id } = await reported(SECRET)
    const free = await newMember(server)
    const everybody = { visitor: server.browser(), free, anna, bram, finn, ...staff }
    const readers = () => readersOf(id, everybody)
    expect(await readers()).toEqual([])
    await staff.moderator.ask('POST /api/desk-claim.php', { body: { id } })
    expect(await readers()).toEqual(['moderator'])
    await staff.moderator.ask('DELETE /api/desk-claim.php', { body: { id } })
    expect(await readers()).toEqual([])
    await finn.ask('POST /api/desk-claim.php', { body: { id } })
    expect(await readers()).toEqual(['finn'])
    await decide(finn, id, 'nothing_found')
    expect(await readers()).toEqual([])
  })
})

describe('a conversation that is reported', () => {
  test('opens as it was up to the last report of it: what is said afterwards is read by nobody', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const said = (from: SpecMember, to: SpecMember, words: string) =>
      from.ask('POST /api/message.php', message(to.id, words))
    const { conversation } = await said(bram, anna, 'Stuur geld')
    server.clock.forward(60_000)
    const body = { subject: 'conversation', id: conversation, reason: 'fraud' } as const
    const { number } = await anna.ask('POST /api/report.php', { body })
    server.clock.forward(60_000)
    await said(anna, bram, 'We praten verder')
    const query = { id: await caseOf(number) }
    await staff.moderator.ask('POST /api/desk-claim.php', { body: query })
    const { messages } = await staff.moderator.ask('GET /api/desk-conversation.php', { query })
    expect(messages.map((one) => one.body)).toEqual(['Stuur geld'])
  })
})

describe('the passage that a report marks', () => {
  const passageOf = async (id: string) => {
    await staff.moderator.ask('POST /api/desk-claim.php', { body: { id } })
    const found = await staff.moderator.ask('GET /api/desk-case.php', { query: { id } })
    return found.case.reports.map(({ passage }) => passage)
  }

  test('is kept where it was said, and nothing that was not: nobody has words put in their mouth', async () => {
    const said = await reported('Stuur me 500 euro, dan kom ik', '500 euro')
    expect(await passageOf(said.id)).toEqual(['500 euro'])
    const never = await reported('Stuur me een kaart', 'Ik sla je dood')
    expect(await passageOf(never.id)).toEqual([''])
    const others = await newMember(server)
    const body = {
      subject: 'member',
      id: others.id,
      reason: 'fraud',
      passage: 'Geef geld',
    } as const
    await never.anna.ask('POST /api/report.php', { body })
    const { number } = (await never.anna.ask('GET /api/safety.php')).reports[0] ?? { number: '' }
    expect(await passageOf(await caseOf(number))).toEqual([''])
  })
})

describe('a decision', () => {
  const heard = ({ hints }: Stream) => hints.filter(({ about }) => about === 'safety').length

  test('is heard of at once on the open pages of whom it tells, and on no other', async () => {
    const { anna, bram, id } = await reported()
    const hers = await openStream(server.url, anna.cookie())
    const his = await openStream(server.url, bram.cookie())
    await decide(staff.moderator, id, 'nothing_found')
    await until(() => expect(heard(hers)).toBe(1))
    expect(heard(his)).toBe(0)
    await anna.ask('POST /api/appeal.php', { body: { id, words: 'Kijk nog eens.' } })
    await decide(finn, id, 'warning')
    await until(() => expect([heard(hers), heard(his)]).toEqual([2, 1]))
    for (const stream of [hers, his]) stream.close()
  })
})

describe('a profile that is hidden until it is changed', () => {
  const said: ProfileForm = {
    about_me: 'Ik wandel graag.',
    reason: '',
    city: 'Utrecht',
    region: '',
    tattoos: null,
    hair_color: null,
    eye_color: null,
    body_type: null,
    relationship_status: null,
    interests: [],
  }
  const save = (member: SpecMember, more: Partial<ProfileForm> = {}) =>
    member.ask('PUT /api/profile.php', { body: { ...said, ...more } })
  /** What a site chooses is read when it starts. */
  const looks = async (look: PhotoLook) => {
    const chosen = JSON.stringify({ photo_look: look })
    await server.db.query('update site set settings = settings || $1', [chosen])
    await server.restart()
  }
  const hidden = async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    await save(bram)
    const about = { subject: 'member', id: bram.id, reason: 'fake_profile' } as const
    const { number } = await anna.ask('POST /api/report.php', { body: about })
    await decide(staff.moderator, await caseOf(number), 'hide_profile')
    const found = async () =>
      (await anna.send('GET', `/api/member.php?id=${bram.id}`)).status === 200
    expect(await found()).toBe(false)
    return { bram, found }
  }
  const holds = async (member: SpecMember) =>
    (await member.ask('GET /api/safety.php')).statements.map((one) => one.holds)

  test('is found again once its member has changed it, and not by saving what stood there (MOD-01)', async () => {
    const { bram, found } = await hidden()
    await save(bram)
    expect([await found(), await holds(bram)]).toEqual([false, [true]])
    await save(bram, { about_me: 'Ik ben het echt.' })
    expect([await found(), await holds(bram)]).toEqual([true, [false]])
  })

  test('is found again with a photo that is new', async () => {
    const { bram, found } = await hidden()
    await addPhoto(bram, await jpeg())
    expect([await found(), await holds(bram)]).toEqual([true, [false]])
  })

  test('is found again without a photo that others saw, and not without one that they did not', async () => {
    const [anna, bram] = [await newMember(server), await newMember(server)]
    const ids = [randomUUID(), randomUUID()] as const
    for (const id of ids) await addPhoto(bram, await evening(ids.indexOf(id)), id)
    const { number } = await anna.ask('POST /api/report.php', {
      body: { subject: 'member', id: bram.id, reason: 'fake_profile' },
    })
    await decide(staff.moderator, await caseOf(number), 'hide_profile')
    await bram.ask('DELETE /api/photos.php', { body: { id: randomUUID() } })
    expect(await holds(bram)).toEqual([true])
    await bram.ask('DELETE /api/photos.php', { body: { id: ids[0] } })
    expect(await holds(bram)).toEqual([false])
    expect((await anna.send('GET', `/api/member.php?id=${bram.id}`)).status).toBe(200)
  })

  test('is found again with a new photo once somebody has looked, on a site that looks first', async () => {
    const { bram, found } = await hidden()
    await looks('first')
    const id = randomUUID()
    await addPhoto(bram, await evening(3), id)
    expect([await found(), await holds(bram)]).toEqual([false, [true]])
    await staff.moderator.ask('POST /api/desk-photo.php', { body: { id } })
    const body = { id, rule: null }
    await staff.moderator.ask('POST /api/desk-photo-decision.php', { body })
    expect([await found(), await holds(bram)]).toEqual([true, [false]])
    const other = randomUUID()
    await addPhoto(bram, await evening(2), other)
    await staff.moderator.ask('POST /api/desk-photo.php', { body: { id: other } })
    const refused = { id: other, rule: 'others_photo', facts: 'Een ander.' } as const
    await staff.moderator.ask('POST /api/desk-photo-decision.php', { body: refused })
    const { photos } = await bram.ask('GET /api/photos.php')
    const one = photos.find((photo) => photo.id === other)
    expect(one).toMatchObject({ standing: 'refused', refusal: { unseen: true } })
    await looks('after')
  })

  test('is changed and found again by one write, or neither', async () => {
    const { bram, found } = await hidden()
    const breaks = `create function breaks() returns trigger language plpgsql as $$
      begin
        raise exception 'lost';
      end $$;
      create constraint trigger breaks after update on restriction deferrable initially deferred
        for each row execute function breaks()`
    await server.db.query(breaks)
    const changed = { about_me: 'Ik ben het echt.' }
    const body = { ...said, ...changed }
    expect((await bram.call('PUT /api/profile.php', { body })).status).toBe(500)
    const kept = await server.db.query('select about_me from profile where account_id = $1', [
      bram.id,
    ])
    expect(kept.rows).toEqual([{ about_me: said.about_me }])
    const id = randomUUID()
    await addPhoto(bram, await jpeg(), id).catch(() => undefined)
    const seen = await server.db.query('select status from photo where id = $1', [id])
    expect(seen.rows).toEqual([{ status: 'pending' }])
    expect(await found()).toBe(false)
    await server.db.query('drop trigger breaks on restriction')
    await save(bram, changed)
    expect([await found(), await holds(bram)]).toEqual([true, [false]])
  })

  test('stays hidden by its member’s own wish, whatever was decided', async () => {
    const { bram, found } = await hidden()
    await bram.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
    await save(bram, { about_me: 'Ik ben het echt.' })
    expect([await found(), await holds(bram)]).toEqual([false, [false]])
  })
})
