import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textsOf } from '#client/platform/i18n/drawn-texts.ts'
import { LOGIN_BLOCK_MINUTES, LOGIN_TRIES } from '#core/account/signin/rules.ts'
import { DEBITS_MAX } from '#core/payment/direct-debit/rules.ts'
import { TIME_BONUS_CODE } from '#core/time-bonus/values.ts'
import { reversed } from '#specs/harness/server/changes-of-debit.ts'
import { debitBody, orderBy, sign } from '#specs/harness/server/debits.ts'
import {
  message,
  newMember,
  ordered,
  PASSWORD,
  play,
  type SpecMember,
  settled,
  someone,
  write,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import {
  type Answered,
  addPhoto,
  linkOfGone,
  orderEndedAs,
  otherChatByKeyUsed,
  removedPhoto,
  searchedWhereClosed,
  whileBroken,
} from './catalogue-acts.ts'
import { catalogue, type Message } from './catalogue-rows.ts'

let server: SpecServer
let member: SpecMember
beforeAll(async () => {
  server = await startServer({ limited: true })
  member = await newMember(server)
})
afterAll(() => server.stop())

const login = (email: string, password: string) =>
  server.browser().call('POST /api/user.php', { body: { email, password } })
const written = (from: SpecMember, to: string) =>
  from.call('POST /api/message.php', message(to, 'Hoi'))
const withCode = (code: string) => member.call('GET /api/discountcode.php', { query: { code } })

const unknownLink = () =>
  server.browser().call('POST /api/activation.php', { body: { token: 'x'.repeat(43) } })
const nowhere = () => server.browser().send('GET', '/bestaat/niet')

type Act = [
  said: string,
  error: string | null,
  nl: RegExp,
  en: RegExp,
  act: () => Promise<Answered>,
]

/** Each message that a call brings: what is done, what is refused, and what is said then. */
const acts: Act[] = [
  [
    'authentication required, and logged out',
    'authentication_required',
    /uitgelogd/,
    /logged out/,
    () => server.browser().call('GET /api/chats.php'),
  ],
  [
    'login failed',
    'login_failed',
    /^Login mislukt, probeer opnieuw\.$/,
    /^Login failed/,
    () => login(member.email, 'niet-het-wachtwoord'),
  ],
  [
    'too many attempts, with the minutes',
    'too_many_attempts',
    /te vaak geprobeerd: je account is 15 minuten geblokkeerd/i,
    /too many attempts: .*15 minutes/i,
    async () => {
      const { email } = await newMember(server)
      for (let nth = 0; nth < LOGIN_TRIES; nth += 1) await login(email, `gok-nummer-${nth}`)
      return login(email, PASSWORD)
    },
  ],
  [
    'too many password reset mails',
    'too_many_reset_mails',
    /morgen/,
    /tomorrow/,
    async () => {
      const { email } = await newMember(server)
      const ask = () => server.browser().call('POST /api/reset.php', { body: { email } })
      for (let nth = 0; nth < 5; nth += 1) await ask()
      return ask()
    },
  ],
  [
    'link expired or invalid',
    'link_invalid',
    /verlopen of ongeldig.*nieuwe/,
    /expired or is invalid\. Ask for a new/,
    unknownLink,
  ],
  [
    'insufficient credits',
    'insufficient_credits',
    /niet genoeg credits/,
    /not have enough credits|not enough credits/i,
    async () => {
      const poor = await newMember(server)
      const to = await someone(poor)
      await write(poor, to, 3)
      return written(poor, to.id)
    },
  ],
  [
    'premium-only feature',
    'premium_only',
    /Premium/,
    /Premium/,
    async () => {
      const free = await newMember(server)
      for (const nth of [0, 1]) await written(free, (await someone(free, { nth })).id)
      return written(free, (await someone(free, { nth: 2 })).id)
    },
  ],
  [
    'photo limit reached',
    'photo_limit',
    /foto/,
    /photo/,
    async () => {
      const free = await newMember(server)
      for (let nth = 0; nth < 3; nth += 1) await addPhoto(free)
      return addPhoto(free)
    },
  ],
  [
    'direct debit limit reached',
    'debit_limit',
    /limiet voor incasso is bereikt/,
    /limit/,
    async () => {
      const debtor = await newMember(server)
      const { id } = await sign(debtor, { nth: 20 })
      const order = () => debtor.call('POST /api/order.php', { body: orderBy(id) })
      for (let nth = 0; nth < DEBITS_MAX; nth += 1) await order()
      return order()
    },
  ],
  [
    'account blocked for direct debit',
    'debit_blocked',
    /geblokkeerd voor incasso/,
    /blocked/,
    async () => {
      const { member: debtor } = await reversed(server)
      return debtor.call('POST /api/direct-debit.php', { body: debitBody({ nth: 50 }) })
    },
  ],
  [
    'code not found',
    'code_unknown',
    /^Deze code kennen we niet/,
    /^We do not know this code/,
    () => withCode('BESTAATNIET'),
  ],
  [
    'code already used',
    'code_used',
    /gebruikt/,
    /used/,
    async () => {
      const buyer = await newMember(server)
      const { ref, payment_id } = await ordered(buyer, 'credits-10', TIME_BONUS_CODE)
      await play(buyer, ref, { status: 'paid' })
      await settled(buyer, payment_id, 'completed')
      return buyer.call('GET /api/discountcode.php', { query: { code: TIME_BONUS_CODE } })
    },
  ],
  [
    'try again later',
    'unforeseen',
    /^Er is een fout opgetreden, probeer het later opnieuw\.$/,
    /try again later/,
    () => whileBroken(server, () => member.send('GET', '/api/likes.php')),
  ],
  ['e-mail not found', 'email_not_found', /niet gevonden/, /not found/, () => linkOfGone(server)],
  ['activation failed, contact support', 'link_invalid', /contact/, /contact/i, unknownLink],
  ...(['failed', 'cancelled'] as const).map(
    (how): Act => [
      'payment failed or cancelled, another method',
      null,
      /andere betaalwijze/,
      /another/,
      () => orderEndedAs(server, how),
    ],
  ),
  [
    'a card that failed: again, or PayPal',
    null,
    /Opnieuw met/,
    /again/,
    () => orderEndedAs(server, 'failed', 'creditcard'),
  ],
  ['photo removed', null, /verwijderd/, /removed/, () => removedPhoto(server, member)],
  [
    'deleting a chat fails: an alert, and chats anew',
    'key_reused',
    /verwijderen is niet gelukt/,
    /could not|failed/i,
    () => otherChatByKeyUsed(server),
  ],
  [
    'error page: the message and its status',
    'search_closed',
    /Foutcode/,
    /Error code/,
    () => searchedWhereClosed(server),
  ],
  [
    'error page: this page could not be found',
    null,
    /niet worden gevonden/,
    /not be found/,
    nowhere,
  ],
  ['error page: "Back to the home page"', null, /startpagina/, /home page/, nowhere],
]

/** Where the words of refusals stand: above a form, beside a code, beside a photo. */
const places = ['refusal', 'discountRefusal', 'photoRefusal'] as const

const options = { count: LOGIN_BLOCK_MINUTES, status: 403, email: 'x', method: 'x' }

/** The key of the words that a screen has for a refusal; a message of its own is known by its row. */
const keyOf = (error: string) => {
  const { exists } = textsOf('nl')
  return places.map((place) => `${place}.${error}`).find((one) => exists(one, options))
}

const isRefusal = (key: string) => places.some((place) => key.startsWith(`${place}.`))

describe('what the server answers, of the error catalogue (ERR-01)', () => {
  test('is asked for each message that has a status, and for no other', () => {
    const answered = catalogue.filter(({ status }) => status !== null).map(({ said }) => said)
    expect([...new Set(acts.map(([said]) => said))].toSorted()).toEqual(answered.toSorted())
  })

  test.each(acts)('%s', async (said, error, nl, en, act) => {
    const { status, words } = catalogue.find((one) => one.said === said) as Message
    const answered = await act()
    expect(answered.status).toBe(status)
    if (error) expect(answered.json).toMatchObject({ error })
    const [, key = ''] = words.split(' ')
    if (isRefusal(key)) expect(keyOf(error ?? '')).toBe(key)
    expect(textsOf('nl').t(key as never, options)).toMatch(nl)
    expect(textsOf('en').t(key as never, options)).toMatch(en)
  })
})
