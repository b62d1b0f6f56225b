import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textsOf } from '#client/platform/i18n/drawn-texts.ts'
import { LOGIN_BLOCK_MINUTES, LOGIN_TRIES } from '#core/account/signin/rules.ts'
import type { Language } from '#core/kernel/languages.ts'
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
import { jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
let member: SpecMember
beforeAll(async () => {
  server = await startServer({ limited: true })
  member = await newMember(server)
})
afterAll(() => server.stop())

type Refused = { status: number; error: string; minutes?: number }
const refusedOf = async (asked: Promise<{ status: number; json: unknown }>): Promise<Refused> => {
  const { status, json } = await asked
  return { status, ...(json as { error: string }) }
}

const login = (email: string, password: string) =>
  server.browser().call('POST /api/user.php', { body: { email, password } })
const written = (from: SpecMember, to: string) =>
  from.call('POST /api/message.php', message(to, 'Hoi'))
const addPhoto = async (to: SpecMember) =>
  to.send('POST', `/api/photos.php?id=${randomUUID()}`, {
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(await jpeg()),
  })
const withCode = (code: string) => member.call('GET /api/discountcode.php', { query: { code } })

/** Each message of the product spec's section 8 that a call answers: what is done, and what comes. */
const catalogue: [
  said: string,
  nl: RegExp,
  en: RegExp,
  status: number,
  error: string,
  act: () => Promise<{ status: number; json: unknown }>,
][] = [
  [
    'authentication required',
    /uitgelogd/,
    /logged out/,
    403,
    'authentication_required',
    () => server.browser().call('GET /api/chats.php'),
  ],
  [
    'login failed, try again',
    /^Login mislukt, probeer opnieuw\.$/,
    /^Login failed/,
    401,
    'login_failed',
    () => login(member.email, 'niet-het-wachtwoord'),
  ],
  [
    'too many attempts, with the minutes',
    /te vaak geprobeerd: je account is 15 minuten geblokkeerd/i,
    /too many attempts: .*15 minutes/i,
    429,
    'too_many_attempts',
    async () => {
      const { email } = await newMember(server)
      for (let nth = 0; nth < LOGIN_TRIES; nth += 1) await login(email, `gok-nummer-${nth}`)
      return login(email, PASSWORD)
    },
  ],
  [
    'too many password reset mails, try tomorrow',
    /morgen/,
    /tomorrow/,
    429,
    'too_many_reset_mails',
    async () => {
      const { email } = await newMember(server)
      const ask = () => server.browser().call('POST /api/reset.php', { body: { email } })
      for (let nth = 0; nth < 5; nth += 1) await ask()
      return ask()
    },
  ],
  [
    'link expired or invalid, ask for a new mail',
    /verlopen of ongeldig.*nieuwe/,
    /expired or is invalid\. Ask for a new/,
    410,
    'link_invalid',
    () => server.browser().call('POST /api/activation.php', { body: { token: 'x'.repeat(43) } }),
  ],
  [
    'insufficient credits',
    /niet genoeg credits/,
    /not have enough credits|not enough credits/i,
    402,
    'insufficient_credits',
    async () => {
      const poor = await newMember(server)
      const to = await someone(poor)
      await write(poor, to, 3)
      return written(poor, to.id)
    },
  ],
  [
    'premium-only feature',
    /Premium/,
    /Premium/,
    403,
    'premium_only',
    async () => {
      const free = await newMember(server)
      for (const nth of [0, 1]) await written(free, (await someone(free, { nth })).id)
      return written(free, (await someone(free, { nth: 2 })).id)
    },
  ],
  [
    'photo limit reached',
    /foto/,
    /photo/,
    409,
    'photo_limit',
    async () => {
      const free = await newMember(server)
      for (let nth = 0; nth < 3; nth += 1) await addPhoto(free)
      return addPhoto(free)
    },
  ],
  [
    'direct debit limit reached',
    /limiet voor incasso is bereikt/,
    /limit/,
    409,
    'debit_limit',
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
    /geblokkeerd voor incasso/,
    /blocked/,
    403,
    'debit_blocked',
    async () => {
      const { member: debtor } = await reversed(server)
      return debtor.call('POST /api/direct-debit.php', { body: debitBody({ nth: 50 }) })
    },
  ],
  [
    'code not found',
    /^Deze code kennen we niet/,
    /^We do not know this code/,
    404,
    'code_unknown',
    () => withCode('BESTAATNIET'),
  ],
  [
    'code already used',
    /gebruikt/,
    /used/,
    409,
    'code_used',
    async () => {
      const buyer = await newMember(server)
      const { ref, payment_id } = await ordered(buyer, 'credits-10', TIME_BONUS_CODE)
      await play(buyer, ref, { status: 'paid' })
      await settled(buyer, payment_id, 'completed')
      return buyer.call('GET /api/discountcode.php', { query: { code: TIME_BONUS_CODE } })
    },
  ],
]

/** Where the words of refusals stand: above a form, beside a code, beside a photo. */
const places = ['refusal', 'discountRefusal', 'photoRefusal'] as const

const textIn = (language: Language, { error, minutes }: Refused) => {
  const { t, exists } = textsOf(language)
  const options = { count: minutes ?? LOGIN_BLOCK_MINUTES }
  const key = places.map((place) => `${place}.${error}`).find((one) => exists(one, options))
  return key === undefined ? `${error} has no words` : t(key as never, options)
}

describe('what a call answers, of the error catalogue', () => {
  test.each(catalogue)('%s', async (_said, nl, en, status, error, act) => {
    const refused = await refusedOf(act())
    expect(refused).toMatchObject({ status, error })
    expect(textIn('nl', refused)).toMatch(nl)
    expect(textIn('en', refused)).toMatch(en)
  })
})
