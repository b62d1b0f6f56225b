import { randomUUID } from 'node:crypto'
import type { SignupForm } from '#core/account/contract.ts'
import { CONSENT_VERSION } from '#core/account/profile/values.ts'
import type { Answer, AskedQuery } from '#core/contract/contract.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import type { Method } from '#core/payment/methods.ts'
import type { Browser } from './client.ts'
import { priceShown } from './prices.ts'
import { type SpecServer, until } from './server.ts'

export const PASSWORD = 'een-lang-wachtwoord'

export type SpecMember = Browser & { id: string; email: string }

let made = 0

/** An address that nobody has had, at a second try of the same spec neither. */
export const freshEmail = (name: string): string => {
  made += 1
  return `${name}${made}@voorbeeld.example`
}

/** A name that nobody has had, nor the beginning of one. */
export const freshName = (name: string): string => {
  made += 1
  return `${name} ${made}`
}

/** A form that nothing is wrong with, each time for another person. */
export const formOf = (changes: Partial<SignupForm> = {}): SignupForm => {
  made += 1
  return {
    email: `persoon${made}@voorbeeld.example`,
    password: PASSWORD,
    name: `Persoon ${made}`,
    date_of_birth: '1990-05-17',
    gender: 'male',
    seeks: 'female',
    consent: CONSENT_VERSION,
    region: 'Utrecht',
    city: 'Utrecht',
    ...changes,
  }
}

/** The token of the link in a mail. */
export const tokenIn = ({ text }: { text: string }): string => {
  const token = /https?:\/\/[^\s/]+\/([\w-]{43})\b/.exec(text)?.[1]
  if (!token) throw new Error(`There is no link in: ${text}`)
  return token
}

/** The token of a mail whose link leads to a page of its own. */
export const linkIn = ({ text }: { text: string }): string => {
  const token = /https?:\/\/[^\s/]+\/(?:[\w/-]+\?token=)?([\w-]{43})\b/.exec(text)?.[1]
  if (!token) throw new Error(`There is no link in: ${text}`)
  return token
}

/** The token of the mailed link to this page, once its mail has come. */
export const tokenOfLink = (
  { mailsTo }: Pick<SpecServer, 'mailsTo'>,
  email: string,
  page: string,
): Promise<string> =>
  until(async () => {
    const letters = await mailsTo(email)
    const token = letters
      .map(({ text }) => new RegExp(`/${page}\\?token=([\\w-]{43})`).exec(text)?.[1])
      .findLast((one) => one !== undefined)
    if (!token) throw new Error(`No link to ${page} for ${email} yet`)
    return token
  })

/** Signs up and clicks the mailed link, as people do. */
export const newMember = async (
  server: Pick<SpecServer, 'browser' | 'mailTo'>,
  changes: Partial<SignupForm> = {},
): Promise<SpecMember> => {
  const form = formOf(changes)
  const browser = server.browser()
  await browser.ask('POST /api/signup.php', { body: form })
  const token = tokenIn(await server.mailTo(form.email))
  const { user } = await browser.ask('POST /api/activation.php', { body: { token } })
  return { ...browser, id: user.id, email: form.email }
}

/** Somebody of the demo: with them one can talk, and without `real` they say they are fictional. */
export const someone = async (browser: Browser, { real = true, nth = 0 } = {}) => {
  const { profiles } = await browser.ask('GET /api/members.php', {
    query: real ? { only: 'real' } : {},
  })
  const found = profiles.filter(({ fictional }) => fictional !== real)[nth]
  if (!found) throw new Error('There is nobody like that')
  return found
}

/** All members that a search finds, page by page. */
export const searchAll = async (
  viewer: Browser,
  query: AskedQuery<'GET /api/members.php'>,
): Promise<Answer<'GET /api/members.php'>['profiles']> => {
  const all = []
  let after: string | undefined
  for (let page = 1; ; page += 1) {
    const here = { ...query, page: String(page), ...(after && { after }) }
    const found = await viewer.ask('GET /api/members.php', { query: here })
    all.push(...found.profiles)
    if (!found.next) return all
    after = found.next
  }
}

/** Whether a search for real members of any gender finds this member on any page. */
export const isListedTo = async (viewer: Browser, id: string): Promise<boolean> =>
  (await searchAll(viewer, { only: 'real', gender: 'any' })).some((one) => one.id === id)

export const message = (profile: string, body: string, id: string = randomUUID()) => ({
  body: { id, profile, body },
})

/** Writes so often; each message costs a credit. */
export const write = async (member: Browser, to: Pick<SpecMember, 'id'>, times: number) => {
  for (let nth = 0; nth < times; nth += 1) {
    await member.ask('POST /api/message.php', message(to.id, `Bericht ${nth}`))
  }
}

/** Orders a bundle and waits for the payment page. */
export const ordered = async (
  member: Browser,
  bundle = 'credits-10',
  discount_code?: string,
  payment_method: Method = 'ideal',
): Promise<OrderView & { ref: string }> => {
  const payment_id = randomUUID()
  const amount = await priceShown(member, bundle, discount_code)
  const body = { payment_id, bundle, payment_method, amount }
  await member.ask('POST /api/order.php', {
    body: { ...body, ...(discount_code && { discount_code }) },
  })
  return until(async () => {
    const { order } = await member.ask('GET /api/order.php', { query: { payment_id } })
    const { ref } = order.lifecycle.context as { ref: string | null }
    if (ref === null) throw new Error('The payment page is not there yet')
    return { ...order, ref }
  })
}

type Play = {
  status?: 'paid' | 'failed' | 'cancelled'
  aftermath?: 'paid' | 'paid_twice' | 'refunded' | 'charged_back' | 'won_back'
  refund_minor?: number | undefined
  after_ms?: number
  webhook?: string
}

/** Plays payer and bank at once. */
export const play = async (browser: Browser, ref: string, wish: Play) => {
  const { status, text } = await browser.send('PUT', `/sandbox/api/payments/${ref}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  if (status !== 200) throw new Error(`The bank answers ${status}: ${text}`)
}

/** The bank misbehaves for everybody, until it is told to behave. */
export const bankMood = async (
  browser: Browser,
  mood: { fault?: string | null; lie?: string | null },
) => {
  const { status, text } = await browser.send('PUT', '/sandbox/api/faults', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(mood),
  })
  if (status !== 200) throw new Error(`The bank answers ${status}: ${text}`)
}

export const creditsOf = async (browser: Browser): Promise<number> => {
  const { user } = await browser.ask('GET /api/user.php')
  return user?.credits ?? 0
}

/** Waits until a payment has come to this state. */
export const settled = (browser: Browser, payment_id: string, state: string) =>
  until(async () => {
    const { order } = await browser.ask('GET /api/order.php', { query: { payment_id } })
    if (order.lifecycle.state !== state) throw new Error(`It is ${order.lifecycle.state}`)
    return order
  })

/** Buys a bundle, from the order to the credits. */
export const buy = async (
  member: Browser,
  bundle = 'credits-10',
  method?: Method,
): Promise<OrderView> => {
  const { ref, payment_id } = await ordered(member, bundle, undefined, method)
  await play(member, ref, { status: 'paid' })
  return settled(member, payment_id, 'completed')
}

/** Buys a bundle, and reads the number of the receipt in its mail. */
export const boughtBy = async (
  member: SpecMember,
  server: Pick<SpecServer, 'mailsTo'>,
): Promise<OrderView & { receipt: string }> => {
  const order = await buy(member)
  const receipt = await until(async () => {
    const mails = await server.mailsTo(member.email)
    const text = mails.find((mail) => mail.text.includes(order.payment_id))?.text ?? ''
    const number = /Bonnummer: (\d{4}-\d{6})/.exec(text)?.[1]
    if (!number) throw new Error('The receipt has not come yet')
    return number
  })
  return { ...order, receipt }
}
