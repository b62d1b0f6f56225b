import { randomUUID } from 'node:crypto'
import { CONSENT_VERSION } from '#core/account/profile/values.ts'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { IMMEDIATE_DELIVERY_VERSION } from '#core/payment/checkout/immediate-delivery.ts'
import {
  askToWithdraw,
  asStaff,
  elsewhere,
  form,
  photos,
  profile,
  twoPeople,
  unconfirmed,
  wished,
} from './before-changes.ts'
import { approvalChanges } from './changes-of-approvals.ts'
import { chatChanges } from './changes-of-chat.ts'
import { debitChanges } from './changes-of-debit.ts'
import { fictionChanges } from './changes-of-fiction.ts'
import { meetingChanges } from './changes-of-meeting.ts'
import { moderationChanges } from './changes-of-moderation.ts'
import { pushChanges } from './changes-of-push.ts'
import type { Browser } from './client.ts'
import { finderChanges } from './finder-changes.ts'
import { keepCard } from './kept-methods.ts'
import { boughtBy, buy, linkIn, newMember, ordered, PASSWORD, type SpecMember } from './members.ts'
import { jpeg } from './pictures.ts'
import { priceFor } from './prices.ts'
import { newDevice } from './push-service.ts'
import { type SpecServer, until } from './server.ts'
import { suspendForWeek } from './suspended.ts'

const callOf = (key: Key): Call => contract[key]
const NEXT = 'een-heel-ander-wachtwoord'

/** Every call that changes something, but for those of a bank and those that hand out a file. */
export const changingCalls = (Object.keys(contract) as Key[]).filter((key) => {
  const { webhook, download, reads } = callOf(key)
  return partsOf(key).method !== 'GET' && !webhook && !download && !reads
})

type Said = { body?: unknown; query?: Record<string, string>; file?: Buffer }
/** Who makes a call, and two bodies of it that are not the same. */
export type Change = { browser: Browser; said: Said; other: Said }
export type Make = (server: SpecServer) => Promise<Change>

const bodies = (browser: Browser, body: unknown, other: unknown): Change => ({
  browser,
  said: { body },
  other: { body: other },
})
/** Of a call that takes no body. */
const nothing = (browser: Browser): Change => ({ browser, said: {}, other: { body: { more: 1 } } })

const ofMember =
  (body: unknown, other: unknown): Make =>
  async (server) =>
    bodies(await newMember(server), body, other)

/** A call by an id: the other body names another of them. */
const ofIds =
  (
    make: (member: SpecMember, server: SpecServer) => Promise<[string, string]>,
    field = 'id',
  ): Make =>
  async (server) => {
    const member = await newMember(server)
    const [id, other] = await make(member, server)
    return bodies(member, { [field]: id }, { [field]: other })
  }

/** By the token of a mail; whatever else is no link that counts. */
const byLink =
  (
    subject: string,
    before: (member: SpecMember, server: SpecServer) => Promise<unknown>,
    more: object = {},
  ): Make =>
  async (server) => {
    const member = await newMember(server)
    const address = ((await before(member, server)) ?? member.email) as string
    const token = await until(async () => {
      const found = (await server.mailsTo(address)).find((mail) => mail.subject.includes(subject))
      if (!found) throw new Error(`No ${subject} for ${address} yet`)
      return linkIn(found)
    })
    return bodies(server.browser(), { token, ...more }, { token: 'x'.repeat(43), ...more })
  }

const login =
  (leftBefore: boolean): Make =>
  async (server) => {
    const member = await newMember(server)
    const body = { email: member.email, password: PASSWORD }
    if (leftBefore) {
      await member.ask('DELETE /api/user.php', { body: { reason: 'pause', password: PASSWORD } })
    }
    return bodies(server.browser(), body, { ...body, password: NEXT })
  }

/** For each of those calls somebody who may make it, for whom it changes something. */
export const changes: Partial<Record<Key, Make>> = {
  'POST /api/user.php': login(false),
  'POST /api/user.php?return=1': login(true),
  'PUT /api/user.php': ofMember({ language: 'en' }, { language: 'nl' }),
  'PUT /api/user.php?market=1': ofMember({ payment_country: 'BE' }, { payment_country: 'NL' }),
  'PUT /api/user.php?visibility=1': ofMember({ visible: false }, { visible: true }),
  'PUT /api/user.php?notifications=1': ofMember(
    { name: 'email:newLikes', on: false },
    { name: 'email:newLikes', on: true },
  ),
  'DELETE /api/user.php': ofMember(
    { reason: 'pause', password: PASSWORD },
    { reason: 'privacy', password: PASSWORD },
  ),
  'POST /api/signup.php': async (server) =>
    bodies(server.browser(), form, { ...form, password: NEXT }),
  'POST /api/signup.php?resend=1': async (server) => {
    const { email } = await unconfirmed(server)
    return bodies(server.browser(), { email }, { email: 'niemand@voorbeeld.example' })
  },
  'POST /api/activation.php': async (server) => {
    const { token } = await unconfirmed(server)
    const body = { token, password: PASSWORD }
    return bodies(server.browser(), body, { ...body, token: 'x'.repeat(43) })
  },
  'DELETE /api/activation.php': async (server) => {
    const { token } = await unconfirmed(server)
    return bodies(server.browser(), { token }, { token: 'x'.repeat(43) })
  },
  'POST /api/activation.php?return=1': byLink('opgezegd', async (member) => {
    await member.ask('DELETE /api/user.php', { body: { reason: 'pause', password: PASSWORD } })
  }),
  'POST /api/activation.php?resend=1': async (server) =>
    nothing((await unconfirmed(server)).browser),
  'PUT /api/consent.php': ofMember(
    { consent: CONSENT_VERSION, seeks: 'male' },
    { consent: CONSENT_VERSION, seeks: 'female' },
  ),
  'DELETE /api/consent.php': async (server) => nothing(await newMember(server)),
  'PUT /api/profile.php': ofMember(profile, { ...profile, about_me: 'Dag' }),
  'PUT /api/password.php': ofMember(
    { old_password: PASSWORD, password: NEXT },
    { old_password: PASSWORD, password: `${NEXT}!` },
  ),
  'POST /api/reset.php': async (server) => {
    const { email } = await newMember(server)
    return bodies(server.browser(), { email }, { email: 'niemand@voorbeeld.example' })
  },
  'PUT /api/reset.php': byLink(
    'wachtwoord',
    async (member) => {
      await member.ask('POST /api/reset.php', { body: { email: member.email } })
    },
    { password: NEXT },
  ),
  'POST /api/mail-change.php': ofMember(
    { email: 'nieuw@voorbeeld.example', password: PASSWORD },
    { email: 'anders@voorbeeld.example', password: PASSWORD },
  ),
  'POST /api/mail-change.php?resend=1': async (server) => {
    const member = await newMember(server)
    await wished(member)
    return nothing(member)
  },
  'DELETE /api/mail-change.php': async (server) => {
    const member = await newMember(server)
    await wished(member)
    return nothing(member)
  },
  'PUT /api/mail-change.php': byLink('Bevestig', wished, { password: PASSWORD }),
  'PUT /api/mail-change.php?undo=1': async (server) => {
    const confirm = await byLink('Bevestig', wished)(server)
    const member = await newMember(server)
    return byLink('gewijzigd', async () => {
      const email = await wished(member)
      const token = await until(async () => linkIn(await server.mailTo(email)))
      const body = { token, password: PASSWORD }
      await confirm.browser.ask('PUT /api/mail-change.php', { body })
      return member.email
    })(server)
  },
  'DELETE /api/devices.php': ofIds(elsewhere),
  'DELETE /api/devices.php?others=1': async (server) => {
    const member = await newMember(server)
    await elsewhere(member, server)
    return nothing(member)
  },
  'POST /api/user.php?push=1': ofMember(
    { subscription: newDevice().subscription },
    { subscription: newDevice().subscription },
  ),
  'PUT /api/member.php': ofIds(twoPeople),
  'POST /api/likes.php': ofIds(twoPeople),
  'DELETE /api/likes.php': ofIds(async (member) => {
    const people = await twoPeople(member)
    for (const id of people) await member.ask('POST /api/likes.php', { body: { id } })
    return people
  }),
  ...finderChanges,
  ...chatChanges,
  ...meetingChanges,
  ...pushChanges,
  'POST /api/photos.php': async (server) => {
    const id = randomUUID()
    const [file, other] = [await jpeg(), await jpeg({ width: 40, height: 30 })]
    const said = { query: { id }, file }
    return { browser: await newMember(server), said, other: { query: { id }, file: other } }
  },
  'PUT /api/photos.php': async (server) => {
    const member = await newMember(server)
    const order = await photos(member)
    return bodies(member, { order }, { order: order.toReversed() })
  },
  'PUT /api/photos.php?main=1': ofIds(photos),
  'PUT /api/photos.php?album=1': async (server) => {
    const member = await newMember(server)
    const [id, other] = await photos(member)
    return bodies(member, { id, private: true }, { id: other, private: true })
  },
  'DELETE /api/photos.php': ofIds(photos),
  'POST /api/order.php': ofMember(
    ...((['ideal', 'paypal'] as const).map((payment_method) => ({
      payment_id: '0196c0de-0000-4000-8000-000000000001',
      bundle: 'credits-10',
      payment_method,
      amount: priceFor('credits-10'),
      immediate_delivery_consent: IMMEDIATE_DELIVERY_VERSION,
    })) as [object, object]),
  ),
  'DELETE /api/order.php': ofIds(
    async (member) => [(await ordered(member)).payment_id, (await ordered(member)).payment_id],
    'payment_id',
  ),
  'POST /api/discountcode.php?stay=true': async (server) => nothing(await newMember(server)),
  'PUT /api/spending-limit.php': ofMember(
    { period: 'day', limit: { minor: 2_500, currency: 'EUR' } },
    { period: 'day', limit: { minor: 5_000, currency: 'EUR' } },
  ),
  'POST /api/withdrawal.php': async (server) => {
    const member = await newMember(server)
    const [one, other] = [await buy(member), await buy(member)]
    const wish = ({ payment_id, credits }: OrderView) => ({ payment_id, credits })
    return bodies(member, wish(one), wish(other))
  },
  'POST /api/withdrawal.php?ask=1': async (server) => {
    const member = await newMember(server)
    const { receipt } = await boughtBy(member, server)
    const { email } = member
    return bodies(server.browser(), { email, receipt }, { email, receipt: '2026-999999' })
  },
  'PUT /api/withdrawal.php': byLink('herroepen', askToWithdraw, { credits: 10 }),
  'DELETE /api/mandate.php': async (server) => {
    const member = await newMember(server)
    const [one, other] = [await keepCard(member), await keepCard(member)]
    return bodies(member, { id: one.payment_id }, { id: other.payment_id })
  },
  ...debitChanges,
  ...moderationChanges,
  ...approvalChanges,
  'POST /api/suspension.php': async (server) => {
    const staff = await asStaff(server)
    const { id } = await newMember(server)
    const rule = 'fraud'
    return bodies(staff, { id, reason: 'Vraagt om geld', rule }, { id, reason: 'Scheldt', rule })
  },
  'DELETE /api/suspension.php': async (server) => {
    const staff = await asStaff(server)
    const [one, other] = [await newMember(server), await newMember(server)]
    for (const { id } of [one, other]) {
      await suspendForWeek(server, staff, id)
    }
    return bodies(staff, { id: one.id }, { id: other.id })
  },
  ...fictionChanges,
  'POST /api/personas.php': async (server) =>
    bodies(server.browser(), { persona: 'free' }, { persona: 'premium' }),
}

/** Sends a call with a key as somebody does to whom no answer comes: with the cookie of before. */
export const sendingKeyed = ({ browser }: Change, key: Key, given: string) => {
  const cookie = browser.cookie()
  return ({ body, query, file }: Said) => {
    const { method, path, query: telling } = partsOf(key)
    const search = new URLSearchParams(telling ?? '')
    for (const [name, value] of Object.entries(query ?? {})) search.set(name, value)
    const type = file ? 'image/jpeg' : 'application/json'
    const has = file !== undefined || body !== undefined
    return browser.send(method, search.size > 0 ? `${path}?${search}` : path, {
      headers: { cookie, 'idempotency-key': given, ...(has && { 'content-type': type }) },
      ...(has && { body: file ? new Uint8Array(file) : JSON.stringify(body) }),
    })
  }
}
