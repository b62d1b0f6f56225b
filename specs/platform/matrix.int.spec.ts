import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Key, partsOf } from '#core/contract/contract.ts'
import { admission, isStaff, staffRoles } from '#core/kernel/roles.ts'
import * as tokens from '#server/platform/tokens.ts'
import {
  callsWithIds,
  type Naming,
  namings,
  requestOf,
  type Thing,
} from '#specs/harness/server/asks.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { sign } from '#specs/harness/server/debits.ts'
import { keepCard } from '#specs/harness/server/kept-methods.ts'
import {
  buy,
  formOf,
  message,
  newMember,
  PASSWORD,
  someone,
} from '#specs/harness/server/members.ts'
import { addPhoto, jpeg, sendChatPhoto } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { everythingKept } from '#specs/harness/support/kept.ts'
import { type Actor, actors, askersOf, callOf, keys, knockersAt } from './matrix-actors.ts'

/** Whom nobody finds: by id they answer like a member who was never there. */
const unseen = ['unconfirmed', 'leaving', 'suspended', 'invisible'] as const
type Unseen = (typeof unseen)[number]

type World = {
  browsers: Record<Actor, Browser>
  owner: Browser & { id: string }
  /** Things of the owner. */
  own: Record<Thing, string>
  unseen: Record<Unseen, string>
}

let server: SpecServer
let world: World

/** Somebody who is logged in and has paid, before the mailed link was opened. */
const unconfirmed = async () => {
  const form = formOf()
  const browser = server.browser()
  await browser.ask('POST /api/signup.php', { body: form })
  const { rows } = await server.db.query('select id from account where email = $1', [form.email])
  await browser.ask('POST /api/user.php', { body: { email: form.email, password: PASSWORD } })
  return { ...browser, id: String(rows[0].id) }
}

const leave = async () => {
  const gone = await newMember(server)
  await buy(gone)
  await gone.ask('DELETE /api/user.php', { body: { reason: 'pause', password: PASSWORD } })
  return gone
}

/** A case of another site of the same operator. */
const caseElsewhere = async () => {
  const id = randomUUID()
  const context = { case: id, accused: null, subject: 'notice', about: null, urgency: 2 }
  await server.db.query(
    `insert into site select (jsonb_populate_record(site,
      '{"id": "elders", "hosts": ["elders.example"]}')).* from site where id = 'vonk'`,
  )
  await server.db.query(
    `insert into moderation_case
      (id, site_id, subject, found_by, opened_at, state, context, version)
    values ($1, 'elders', 'notice', 'report', now(), '"open"', $2, 1)`,
    [id, JSON.stringify(context)],
  )
  return id
}

const makeWorld = async (): Promise<World> => {
  const accounts = await server.container.getAsync(tokens.accounts)
  const [owner, free, premium, blocked, suspended, invisible, ...staff] = await Promise.all(
    Array.from({ length: 10 }, () => newMember(server)),
  )
  const [moderator, support, finance, admin] = staff
  if (!owner || !free || !premium || !blocked || !suspended || !invisible) throw Error()
  if (!moderator || !support || !finance || !admin) throw Error()
  const working = { moderator, support, finance, admin }
  for (const role of staffRoles) await accounts.setStaffRole(working[role].id, role)
  await buy(premium)
  const { payment_id } = await buy(owner)
  const { payment_id: mandate } = await keepCard(owner)
  await addPhoto(owner, await jpeg())
  const [photo] = (await owner.ask('GET /api/photos.php')).photos
  const [device] = (await owner.ask('GET /api/devices.php')).devices
  const partner = await someone(owner)
  const first = message(partner.id, 'Dit is geheim')
  const { conversation } = await owner.ask('POST /api/message.php', first)
  const chatPhoto = randomUUID()
  await sendChatPhoto(owner, await jpeg(), chatPhoto)
  const shown = { id: chatPhoto, profile: partner.id, body: '', photo: true }
  await owner.ask('POST /api/message.php', { body: shown })
  await owner.ask('POST /api/block.php', { body: { id: blocked.id } })
  const saved = { body: { wishes: { min_age: '40' } } }
  const { addresses } = await owner.ask('POST /api/avoided.php', {
    body: { email: 'ex@x.example' },
  })
  const debit = await sign(owner)
  const { searches } = await owner.ask('POST /api/saved-searches.php', saved)
  const waiting = await unconfirmed()
  const leaving = await leave()
  const body = { id: suspended.id, reason: 'Vraagt anderen om geld', rule: 'fraud' } as const
  await moderator.ask('POST /api/suspension.php', { body })
  const { number } = await (await newMember(server)).ask('POST /api/report.php', {
    body: { subject: 'member', id: owner.id, reason: 'spam' },
  })
  const { cases } = await moderator.ask('GET /api/desk.php')
  const known = cases.find((one) => one.number === number)?.id ?? ''
  await moderator.ask('POST /api/desk-claim.php', { body: { id: known } })
  await moderator.ask('POST /api/desk-decision.php', {
    body: { id: known, decision: 'warning', days: null, rule: 'spam', facts: 'Steeds hetzelfde.' },
  })
  await invisible.ask('PUT /api/user.php?visibility=1', { body: { visible: false } })
  return {
    browsers: {
      visitor: server.browser(),
      unconfirmed: waiting,
      free,
      premium,
      blocked,
      leaving,
      suspended,
      ...working,
    },
    owner,
    own: {
      member: owner.id,
      conversation,
      payment: payment_id,
      message: first.body.id,
      photo: photo?.id ?? '',
      chatPhoto,
      device: device?.id ?? '',
      mandate,
      savedSearch: searches[0]?.id ?? '',
      avoided: addresses[0]?.id ?? '',
      debit: debit.id,
      case: known,
      caseElsewhere: await caseElsewhere(),
    },
    unseen: {
      unconfirmed: waiting.id,
      leaving: leaving.id,
      suspended: suspended.id,
      invisible: invisible.id,
    },
  }
}

beforeAll(async () => {
  server = await startServer()
  world = await makeWorld()
})
afterAll(() => server.stop())

let cells = 0
afterAll(() => void process.stdout.write(`The matrix of who may what has ${cells} cells.\n`))

const send = async (browser: Browser, key: Key, naming: Naming, id: string) => {
  cells += 1
  const { method, address, init } = requestOf(key, naming.ask(id))
  const { status, text } = await browser.send(method, address, init)
  return { status, text: text.replaceAll(id, '<id>') }
}

/** Logging out would end what comes after it. */
const knockable = keys.filter((key) => key !== 'GET /api/logout.php')

describe('whoever opens a page or makes a call', () => {
  test.each(knockable)('at %s is let in or turned away by role alone (promise S1)', async (key) => {
    for (const actor of knockersAt(key)) {
      const said = admission(callOf(key).audience, actors[actor])
      if (said === 'ok' && callOf(key).stream) continue
      cells += 1
      const { method, path, query } = partsOf(key)
      const address = query ? `${path}?${query}` : path
      const { status, json } = await world.browsers[actor].send(method, address)
      const { error } = json as { error?: string }
      if (said === 'ok') expect([actor, error]).not.toEqual([actor, 'authentication_required'])
      else expect([actor, error]).toEqual([actor, said])
      expect(status).toBeLessThan(500)
    }
  })
})

describe('an id', () => {
  test('is taken by no call that the matrix does not know', () => {
    expect(Object.keys(namings).sort()).toEqual([...callsWithIds].sort())
  })

  const isOwned = (thing: Thing) => thing !== 'member' && thing !== 'caseElsewhere'
  const rows = callsWithIds.flatMap((key) =>
    (namings[key] ?? []).map((naming) => ({ key, naming, thing: naming.thing })),
  )

  test.each(rows.filter(({ thing, naming }) => thing !== 'member' && !naming.made))(
    'of a $thing of another answers to $key like one that is not there (promise S1)',
    async ({ key, naming, thing }) => {
      const before = await everythingKept(server.db)
      for (const actor of askersOf(key)) {
        const browser = world.browsers[actor]
        const foreign = await send(browser, key, naming, world.own[thing])
        const unknown = await send(browser, key, naming, randomUUID())
        expect([actor, foreign]).toEqual([actor, unknown])
      }
      expect(await everythingKept(server.db)).toEqual(before)
    },
  )

  test.each(rows.filter(({ naming }) => naming.made))(
    'that $key makes is refused when it is that of a $thing of another (promise S1)',
    async ({ key, naming, thing }) => {
      const before = await everythingKept(server.db)
      for (const actor of askersOf(key)) {
        const { status, text } = await send(world.browsers[actor], key, naming, world.own[thing])
        expect([actor, status]).not.toEqual([actor, 200])
        expect(text).toMatch(/^{"error":"(key_reused|not_found|email_not_confirmed|not_now)"}$/)
      }
      expect(await everythingKept(server.db)).toEqual(before)
    },
  )

  test.each(rows.filter(({ thing }) => thing === 'member'))(
    'of a member whom one may not see answers to $key like one that is not there (promise S1)',
    async ({ key, naming }) => {
      const before = await everythingKept(server.db)
      for (const actor of askersOf(key)) {
        if (isStaff(actors[actor]) && callOf(key).audience !== 'member') continue
        const browser = world.browsers[actor]
        const hidden = Object.entries(world.unseen).filter(([name]) => name !== actor)
        if (actor === 'blocked') hidden.push(['blocker', world.owner.id])
        const unknown = await send(browser, key, naming, randomUUID())
        for (const [name, id] of hidden) {
          const answer = await send(browser, key, naming, id)
          expect([actor, name, answer]).toEqual([actor, name, unknown])
        }
      }
      if (!naming.done) expect(await everythingKept(server.db)).toEqual(before)
    },
  )

  const isOwn = ({ key, thing }: (typeof rows)[number]) =>
    isOwned(thing) && key.startsWith('GET') && callOf(key).audience === 'member'

  test.each(rows.filter(isOwn))(
    'of a $thing of one’s own is answered by $key, so that the matrix asks rightly',
    async ({ key, naming, thing }) => {
      expect(await send(world.owner, key, naming, world.own[thing])).toMatchObject({ status: 200 })
    },
  )
})
