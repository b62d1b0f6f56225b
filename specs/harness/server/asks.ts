import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'
import { IMMEDIATE_DELIVERY_VERSION } from '#core/payment/checkout/immediate-delivery.ts'
import { debitBody } from './debits.ts'
import { fictionalForm } from './fictional.ts'
import { formOf } from './members.ts'
import { jpeg } from './pictures.ts'
import { priceFor } from './prices.ts'

/** What an id in a call names. Members are there to be found; all else is somebody's own. */
export type Thing =
  | 'member'
  | 'conversation'
  | 'payment'
  | 'message'
  | 'photo'
  | 'chatPhoto'
  | 'device'
  | 'mandate'
  | 'savedSearch'
  | 'avoided'
  | 'debit'
  | 'case'
  /** What those who work here see of their own site alone. */
  | 'caseElsewhere'

type Asked = { query?: Record<string, string>; body?: Record<string, unknown>; file?: Buffer }
export type Naming = {
  thing: Thing
  ask: (id: string) => Asked
  /** The caller makes the id, as the key of what it wants made. */
  made?: true
  /** It is done whoever is named: the answer alone has to be the same. */
  done?: true
}

const picture = await jpeg()

/** A form without its id. */
const rest = ({ id: _, ...form }: ReturnType<typeof fictionalForm>) => form

const body = (thing: Thing, field: string, more: object = {}): Naming => ({
  thing,
  ask: (id) => ({ body: { [field]: id, ...more } }),
})
const query = (thing: Thing, field: string): Naming => ({
  thing,
  ask: (id) => ({ query: { [field]: id } }),
})

/** Every call that names something by its id, and how to ask for it so that nothing else is wrong. */
const { id: _, ...debitFields } = debitBody()

export const namings: Partial<Record<Key, Naming[]>> = {
  'GET /api/member.php': [query('member', 'id')],
  'PUT /api/member.php': [body('member', 'id')],
  'POST /api/favourites.php': [body('member', 'id')],
  'DELETE /api/favourites.php': [body('member', 'id')],
  'DELETE /api/avoided.php': [body('avoided', 'id')],
  'POST /api/likes.php': [body('member', 'id')],
  'DELETE /api/likes.php': [body('member', 'id')],
  'POST /api/swipe-game.php': [body('member', 'id', { like: true })],
  'DELETE /api/swipe-game.php': [body('member', 'id')],
  'PUT /api/saved-searches.php': [body('savedSearch', 'id', { notify: false })],
  'DELETE /api/saved-searches.php': [body('savedSearch', 'id')],
  'GET /api/chat.php': [query('conversation', 'conversation'), query('member', 'profile')],
  'PUT /api/chat.php': [body('conversation', 'conversation', { read_seq: 1 })],
  'PUT /api/delivered.php': [
    { thing: 'conversation', ask: (id) => ({ body: { conversations: [id] } }) },
  ],
  'POST /api/typing.php': [body('conversation', 'conversation')],
  'DELETE /api/chat.php': [body('conversation', 'conversation'), body('member', 'profile')],
  'POST /api/block.php': [body('member', 'id')],
  'DELETE /api/block.php': [body('member', 'id')],
  'POST /api/message.php': [
    {
      thing: 'member',
      ask: (profile) => ({ body: { id: randomUUID(), profile, body: 'Hoi' } }),
    },
    { ...body('message', 'id', { profile: randomUUID(), body: 'Hoi' }), made: true },
  ],
  'DELETE /api/message.php': [body('message', 'id')],
  'PUT /api/heart.php': [body('conversation', 'conversation', { seq: 1, on: true })],
  'GET /api/order.php': [query('payment', 'payment_id')],
  'POST /api/order.php': [
    {
      ...body('payment', 'payment_id', {
        bundle: 'credits-10',
        payment_method: 'ideal',
        amount: priceFor('credits-10'),
        immediate_delivery_consent: IMMEDIATE_DELIVERY_VERSION,
      }),
      made: true,
    },
  ],
  'DELETE /api/order.php': [body('payment', 'payment_id')],
  'GET /api/orders.php': [query('payment', 'before')],
  'GET /api/transaction.php': [query('payment', 'payment_id')],
  'POST /api/receipt.php': [body('payment', 'payment_id', { number: '2026-000001' })],
  'DELETE /api/mandate.php': [body('mandate', 'id')],
  'GET /api/mandate-paper.php': [query('debit', 'id')],
  'POST /api/direct-debit.php': [{ ...body('debit', 'id', debitFields), made: true }],
  'PUT /api/direct-debit.php': [body('debit', 'id', { amount: debitFields.amount, otp: '123456' })],
  'POST /api/desk-debits.php': [body('member', 'id', { reason: 'De bank vergiste zich' })],
  'POST /api/withdrawal.php': [body('payment', 'payment_id', { credits: 10 })],
  'DELETE /api/devices.php': [body('device', 'id')],
  'POST /api/signup.php': [
    { thing: 'member', ask: (profile) => ({ body: formOf({ profile }) }), done: true },
  ],
  'GET /api/gallery.php': [query('member', 'id')],
  'POST /api/photos.php': [
    { thing: 'photo', ask: (id) => ({ query: { id }, file: picture }), made: true },
  ],
  'PUT /api/photos.php': [{ thing: 'photo', ask: (id) => ({ body: { order: [id] } }) }],
  'PUT /api/photos.php?main=1': [body('photo', 'id')],
  'PUT /api/photos.php?album=1': [body('photo', 'id', { private: true })],
  'DELETE /api/photos.php': [body('photo', 'id')],
  'POST /api/album.php': [body('member', 'id')],
  'DELETE /api/album.php': [{ ...body('member', 'id'), done: true }],
  'POST /api/chat-photo.php': [
    { thing: 'chatPhoto', ask: (id) => ({ query: { id }, file: picture }), made: true },
  ],
  'PUT /api/chat-photo.php': [body('chatPhoto', 'id')],
  'POST /api/report.php': [
    body('member', 'id', { subject: 'member', reason: 'fraud' }),
    body('message', 'id', { subject: 'message', reason: 'fraud' }),
    body('conversation', 'id', { subject: 'conversation', reason: 'fraud' }),
  ],
  'POST /api/appeal.php': [body('case', 'id', { words: 'Dat klopt niet.' })],
  'GET /api/desk-case.php': [query('caseElsewhere', 'id')],
  'POST /api/desk-claim.php': [body('caseElsewhere', 'id')],
  'DELETE /api/desk-claim.php': [body('caseElsewhere', 'id')],
  'POST /api/desk-decision.php': [
    body('caseElsewhere', 'id', {
      decision: 'nothing_found',
      days: null,
      rule: null,
      facts: 'Niets te zien.',
    }),
  ],
  'POST /api/desk-review.php': [
    body('caseElsewhere', 'id', { outcome: 'upheld', facts: 'Niets te zien.' }),
  ],
  'GET /api/desk-conversation.php': [query('caseElsewhere', 'id')],
  'POST /api/desk-police.php': [body('caseElsewhere', 'id', { number: '2026-4411' })],
  'POST /api/desk-photo.php': [body('caseElsewhere', 'id')],
  'POST /api/desk-photo-decision.php': [body('caseElsewhere', 'id', { rule: null })],
  'GET /api/desk-member.php': [query('member', 'id')],
  'PUT /api/desk-member.php': [body('member', 'id', { act: 'log_out' })],
  'GET /api/desk-member-mail.php': [query('member', 'id')],
  'POST /api/desk-approval.php': [
    body('member', 'account', { kind: 'erase_account', reason: 'Ticket 4411' }),
    body('caseElsewhere', 'payment', { kind: 'refund', minor: 100, reason: 'Ticket 4411' }),
  ],
  'PUT /api/desk-approval.php': [body('caseElsewhere', 'id', { outcome: 'refused' })],
  'POST /api/desk-refund.php': [
    body('caseElsewhere', 'payment', { minor: 100, reason: 'Ticket 4411' }),
  ],
  'POST /api/suspension.php': [
    body('member', 'id', { reason: 'Vraagt anderen om geld', rule: 'fraud' }),
  ],
  'DELETE /api/suspension.php': [body('member', 'id')],
  'POST /api/fictional.php': [{ ...body('member', 'id', rest(fictionalForm())), made: true }],
  'PUT /api/fictional.php': [body('member', 'id', rest(fictionalForm()))],
  'DELETE /api/fictional.php': [body('member', 'id')],
  'GET /api/fictional-photos.php': [query('member', 'id')],
  'GET /api/picture-pack.php': [query('member', 'id')],
  'POST /api/fictional-photos.php': [
    {
      thing: 'member',
      ask: (profile) => ({
        query: { id: randomUUID(), profile, source: 'drawn' },
        file: picture,
      }),
    },
  ],
  'PUT /api/fictional-photos.php': [body('member', 'id', { person: 20 })],
  'PUT /api/fictional-photos.php?main=1': [
    body('member', 'id', { photo: randomUUID() }),
    body('photo', 'photo', { id: randomUUID() }),
  ],
  'DELETE /api/fictional-photos.php': [
    body('member', 'id', { photo: randomUUID() }),
    body('photo', 'photo', { id: randomUUID() }),
  ],
  'GET /api/fictional-talk.php': [query('conversation', 'conversation')],
  'POST /api/fictional-claim.php': [body('conversation', 'conversation')],
  'DELETE /api/fictional-claim.php': [body('conversation', 'conversation')],
  'POST /api/fictional-answer.php': [
    body('conversation', 'conversation', { id: randomUUID(), body: 'Hoi' }),
    { ...body('message', 'id', { conversation: randomUUID(), body: 'Hoi' }), made: true },
  ],
  'POST /api/fictional-typing.php': [body('conversation', 'conversation')],
}

const takesId = (schema: unknown) =>
  schema !== undefined &&
  JSON.stringify(
    z.toJSONSchema(schema as z.core.$ZodType, { io: 'input', unrepresentable: 'any' }),
  ).includes('"format":"uuid"')

/** The calls of the contract whose query or body takes an id. */
export const callsWithIds = (Object.keys(contract) as Key[]).filter((key) => {
  const call: Call = contract[key]
  return takesId(call.query) || takesId(call.body)
})

/** Method, address and body, as a browser sends them. */
export const requestOf = (key: Key, { query: asked = {}, body: given, file }: Asked) => {
  const { method, path, query: telling } = partsOf(key)
  const search = new URLSearchParams(telling ?? '')
  for (const [name, value] of Object.entries(asked)) search.set(name, value)
  const init: RequestInit = {
    ...(given && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) }),
    ...(file && { headers: { 'content-type': 'image/jpeg' }, body: new Uint8Array(file) }),
  }
  return { method, address: search.size > 0 ? `${path}?${search}` : path, init }
}
