import type { AnyStateMachine, EventFrom } from 'xstate'
import { account } from '#core/account/machine.ts'
import { CONSENT_VERSION } from '#core/account/profile/values.ts'
import type { Conversation, Message } from '#core/chat/contract.ts'
import { conversation } from '#core/chat/machine.ts'
import type { SendRequest } from '#core/chat/rules.ts'
import type { Answer } from '#core/contract/contract.ts'
import type { Card, Profile, User } from '#core/contract/shapes.ts'
import {
  begin,
  type EventOrDue,
  type Lifecycle,
  type Moved,
  type Stored,
  step,
} from '#core/kernel/lifecycle.ts'
import { roleOf } from '#core/kernel/roles.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { IMMEDIATE_DELIVERY_VERSION } from '#core/payment/checkout/immediate-delivery.ts'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import { payment } from '#core/payment/machine.ts'
import type { Method } from '#core/payment/methods.ts'
import type { CompanyInfo, Settings } from '#core/site/views.ts'
import { exampleSiteOf } from '#server/operator/example-site.ts'

export const company: CompanyInfo = {
  name: 'Voorbeeld B.V.',
  address: 'Voorbeeldstraat 1',
  city: 'Voorbeeldstad',
  country: 'NL',
  kvk: '00000000',
  vat_numbers: ['NL000000000B00'],
  creditor_id: 'NL00ZZZ000000000000',
  tradenames: ['Vonk'],
  support_phone: '+31 88 000-00 00',
  delete_discount: 25,
  added: '2026-11-01T12:00:00Z',
}

const { premium_claim, welcome_offer, ...exampleSettings } = exampleSiteOf('localhost').settings

export const settings: Settings = {
  ...exampleSettings,
  countries: ['NL'],
  index_title: 'Vonk',
  description: '',
  visible_profile_fields: ['about_me'],
  visible_profile_notes: ['online', 'likes_me'],
  geoip_country: 'NL',
  geoip_selected_country: 'NL',
  message_length: 20,
  minimum_message_costs: { NL: { costs: 0.27, currency: 'EUR' } },
  support_email: 'hulp@voorbeeld.example',
  support_phone: '',
  enable_site_entry_popup: false,
  fictional_warning: 'Dit profiel is fictief.',
  fictional_singular: '',
  fictional_plural: '',
  languages: ['nl'],
  visible_languages: ['nl'],
  demo: false,
  design_version: 1,
}

const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
export const me = idOf(1)
export const other = idOf(2)
const talkId = idOf(3)
export const paymentId = idOf(4)

const after = <M extends AnyStateMachine>(
  lifecycle: Lifecycle<M>,
  stored: Stored<M>,
  event: EventOrDue<M>,
): Stored<M> => {
  const moved = step(lifecycle, stored, event)
  if (!moved.moved) throw new Error(`The fixture does not move: ${moved.why}`)
  return moved.next
}

const wire = (stored: unknown) => stored as User['lifecycle']
const begun = <M extends AnyStateMachine>({ next }: Moved<M>) => next

const card = (id: string, name: string): Card => ({
  id,
  name,
  age: 30,
  gender: 'female',
  city: 'Utrecht',
  region: 'Utrecht',
  fictional: false,
  online: false,
  distance: null,
  main_image: null,
  liked: false,
  likes_me: false,
})

const profileOf = (of: Card): Profile => ({
  ...of,
  status: 'active',
  country: 'NL',
  sexuality: null,
  about_me: '',
  reason: '',
  tattoos: null,
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  interests: [],
})

/** A confirmed free member with three credits, unless said otherwise. */
export const user = ({
  confirmed = true,
  ...rest
}: Partial<User> & { confirmed?: boolean } = {}): User => {
  const created = begun(begin(account, { account: me }))
  const active = () =>
    after(account, created, { type: 'activate', link: 'good', opener: 'known', credits: 3 })
  return {
    id: me,
    email: 'anna@voorbeeld.example',
    name: 'Anna',
    date_of_birth: '1990-11-07',
    gender: 'female',
    sexuality: null,
    country: 'NL',
    region: 'Utrecht',
    city: 'Utrecht',
    payment_country: 'NL',
    seeks: 'male',
    consent: { version: CONSENT_VERSION, given_at: '2026-11-20T10:00:00.000Z' },
    language: 'nl',
    credits: 3,
    paid_user: false,
    signup_date: '2026-11-20T10:00:00.000Z',
    notifications_disabled: [],
    fictional_icon: true,
    push_subscription: null,
    role: roleOf({ confirmed, premium: rest.paid_user ?? false, staff: null }),
    status: confirmed ? 'active' : 'not_confirmed',
    profile: { ...profileOf(card(me, 'Anna')), status: confirmed ? 'active' : 'disabled' },
    lifecycle: wire(confirmed ? active() : created),
    started_conversations: 0,
    chats_paused: false,
    has_avoided: false,
    ...rest,
  }
}

export const member = (rest: Partial<Card> = {}): Card => ({ ...card(other, 'Bram'), ...rest })
export const profile = (rest: Partial<Profile> = {}): Profile => ({
  ...profileOf(member()),
  ...rest,
})

/** A message of the other member, or of one's own. */
export const message = (seq: number, body: string, from = other): Message => ({
  id: idOf(1_000 + seq),
  seq,
  from,
  type: 'text',
  gift: null,
  body,
  at: new Date(Date.UTC(2026, 10, 20, 10, seq)).toISOString(),
  state: 'sent',
})

const sending: SendRequest = {
  confirmed: true,
  premium: false,
  started: 0,
  otherThere: true,
  length: 1,
  lengthMax: 1,
  balance: 1,
  cost: 1,
}
const notBegun = () =>
  begun(begin(conversation, { conversation: talkId, starter: me, receiver: other }))
const spokenIn = () =>
  after(conversation, notBegun(), {
    type: 'send',
    by: 'starter',
    sending,
    message: { id: idOf(1_000), body: '' },
  })

/** A conversation that the member may begin, or has begun when there are messages. */
export const talk = (rest: Partial<Conversation> = {}): Conversation => {
  const { messages = [] } = rest
  const last_seq = messages.at(-1)?.seq ?? 0
  return {
    id: talkId,
    lifecycle: wire(messages.length > 0 ? spokenIn() : notBegun()),
    side: 'starter',
    member: member(),
    member_there: true,
    takes_photos: true,
    messages,
    older: false,
    hidden_by_limit: 0,
    last_seq,
    gone_seq: 0,
    read_seq: last_seq,
    other_read_seq: 0,
    other_delivered_seq: 0,
    hearted: [],
    removed: [],
    ...rest,
  }
}

type Reversed = 'paidTwice' | 'refunded' | 'chargedBack'
type PaymentState =
  | ('loading' | 'unknown' | 'pending' | 'completed' | 'failed' | 'cancelled')
  | Reversed

const isReversed = (state: PaymentState): state is Reversed =>
  ['paidTwice', 'refunded', 'chargedBack'].includes(state)

/** An order of 25 credits that has come as far as `state`, and what happened to it `then`. */
export const order = (
  state: PaymentState,
  payment_method: Method = 'ideal',
  then: EventFrom<typeof payment.machine>[] = [],
): OrderView => {
  const price = priceOf({ price: { minor: 999, currency: 'EUR' } }, { vatBasisPoints: 2100 })
  const amount = price.total
  const placed = {
    payment: paymentId,
    account: me,
    credits: 25,
    amount,
    live: false,
    discount: null,
  }
  let stored = begun(begin(payment, { ...placed, method: payment_method }))
  if (state === 'unknown') stored = after(payment, stored, { type: 'providerSilent' })
  else if (state !== 'loading') {
    stored = after(payment, stored, { type: 'opened', ref: 'r', checkoutUrl: '/bank' })
  }
  const report = { reference: paymentId, amount, live: false }
  const isPaid = state === 'completed' || isReversed(state)
  if (isPaid) stored = after(payment, stored, { type: 'paid', report })
  if (isReversed(state)) stored = after(payment, stored, { type: state, report })
  if (state === 'failed' || state === 'cancelled') stored = after(payment, stored, { type: state })
  for (const event of then) stored = after(payment, stored, event)
  return {
    payment_id: paymentId,
    credits: 25,
    amount,
    payment_method,
    bank: null,
    bundle: 'credits-25',
    discount_code: null,
    price_components: price.components,
    vat: price.vat,
    lifecycle: wire(stored),
    checkout_url: state === 'loading' || state === 'unknown' ? null : '/bank',
    created_at: '2026-11-20T10:00:00.000Z',
    immediate_delivery_consent: IMMEDIATE_DELIVERY_VERSION,
    withdrawal: null,
    completed_at: isPaid ? '2026-11-20T10:01:00.000Z' : null,
  }
}

/** Of a member who has never had credits. */
export const noTransactions: Answer<'GET /api/transactions.php'> = {
  orders: [],
  orders_next: null,
  wallet: [],
  wallet_next: null,
  credits: 0,
  owed: 0,
}

/** An answer without any likes. */
export const noLikes: Answer<'GET /api/likes.php'> = {
  profiles: [],
  liked_by: [],
  matches: [],
  new_matches: [],
  new_likes: 0,
  next: { profiles: null, liked_by: null, matches: null },
}
