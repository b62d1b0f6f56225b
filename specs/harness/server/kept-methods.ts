import { randomUUID } from 'node:crypto'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import type { Browser } from './client.ts'
import { play, type SpecMember, settled } from './members.ts'
import { priceFor } from './prices.ts'
import { type SpecServer, until } from './server.ts'

/** What the provider calls a payment. */
export const refOf = ({ lifecycle }: OrderView): string => {
  const { ref } = lifecycle.context as { ref: string | null }
  if (ref === null) throw new Error('The provider has not named it yet')
  return ref
}

/** Waits until the provider has prepared a payment. */
export const openedAt = (browser: Browser, payment_id: string): Promise<OrderView> =>
  until(async () => {
    const { order } = await browser.ask('GET /api/order.php', { query: { payment_id } })
    refOf(order)
    return order
  })

/** An order whose buyer agrees that its card is kept, as its provider calls it. */
export const openedToKeep = async (member: Browser) => {
  const payment_id = randomUUID()
  const body = { payment_id, bundle: 'credits-10', payment_method: 'creditcard' } as const
  const amount = priceFor('credits-10')
  await member.ask('POST /api/order.php', { body: { ...body, amount, keep: true } })
  return refOf(await openedAt(member, payment_id))
}

type Desk = { mandate: string; ended: boolean }

const deskOf = async (browser: Browser, path: string, wish?: object) => {
  const { status, text } = await browser.send(wish ? 'PUT' : 'GET', `/sandbox/api/${path}`, {
    ...(wish && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    }),
  })
  if (status !== 200) throw new Error(`The bank answers ${status}: ${text}`)
  return JSON.parse(text) as Desk
}

/** What the practice bank knows of a mandate; with a wish, what its bank does from now on. */
export const mandateAtBank = (browser: Browser, mandate: string, wish?: object) =>
  deskOf(browser, `mandates/${mandate}`, wish)

/** Pays by card, and lets that card be kept; `mandate` is what the bank calls it. */
export const keepCard = async (browser: Browser, { keep = true } = {}) => {
  const payment_id = randomUUID()
  const amount = priceFor('credits-10')
  const wish = { payment_id, bundle: 'credits-10', payment_method: 'creditcard', amount } as const
  await browser.ask('POST /api/order.php', { body: { ...wish, ...(keep && { keep }) } })
  const ref = refOf(await openedAt(browser, payment_id))
  await play(browser, ref, { status: 'paid' })
  const order = await settled(browser, payment_id, 'completed')
  const { mandate } = await deskOf(browser, `payments/${ref}`)
  return { ...order, mandate }
}

export const rowsOf = async (
  { db }: Pick<SpecServer, 'db'>,
  text: string,
  values: unknown[],
): Promise<Record<string, unknown>[]> => (await db.query(text, values)).rows

export const orderCount = async (member: Browser) =>
  (await member.ask('GET /api/transactions.php')).orders.length

/** The call that removes a kept way of paying. */
export const removal = (id: string) => ({
  headers: { 'idempotency-key': randomUUID() },
  body: { id },
})

export const mandatesOf = (server: SpecServer, { id }: SpecMember) =>
  rowsOf(server, 'select * from mandate where account_id = $1 order by given_at', [id])

/** The same, once the provider is told of each that has ended. */
export const toldOf = (server: SpecServer, member: SpecMember) =>
  until(async () => {
    const rows = await mandatesOf(server, member)
    if (rows.some(({ tell_at }) => tell_at !== null)) throw new Error('It is not told yet')
    return rows
  })
