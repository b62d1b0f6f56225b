import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { sandboxBank } from '#adapters/payments/sandbox/bank.ts'
import type { Pages } from '#core/kernel/ports.ts'
import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import { nlSandboxTexts } from '#core/texts/nl/payment/sandbox.ts'
import { freshDatabase } from '#specs/harness/database/database.ts'

export const PUBLIC_URL = 'http://localhost:3000'

/** Quick enough for specs, and slow enough to see what comes after what. */
export const pace = {
  lateMs: 300,
  aheadMs: 250,
  slowMs: 200,
  answerMs: 2_000,
  retryFirstMs: 20,
  pollMs: 50,
}

export const clock = { now: () => new Date('2026-03-01T12:00:00Z') }

export type Bank = Awaited<ReturnType<typeof sandboxBank>>

export const bankOn = (
  databaseUrl: string,
  options: Partial<Parameters<typeof sandboxBank>[0]> = {},
) =>
  sandboxBank({
    databaseUrl,
    publicUrl: PUBLIC_URL,
    clock,
    pace,
    texts: nlSandboxTexts,
    ...options,
  })

/** A database for one spec, which is dropped after it. */
export const databaseForNow = async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.drop())
  return database
}

/** A bank for one spec, on a database of its own unless one is named. */
export const bankForNow = async (databaseUrl?: string, options?: Parameters<typeof bankOn>[1]) => {
  const bank = await bankOn(databaseUrl ?? (await databaseForNow()).url, options)
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= bank.stop()
    return stopped
  }
  onTestFinished(stop)
  return { ...bank, stop }
}

type Order = Parameters<PaymentProvider['open']>[0]

export const opened = async ({ provider }: Bank, wishes: Partial<Order> = {}) => {
  const payment = await provider.open({
    reference: randomUUID(),
    amount: { minor: 1999, currency: 'EUR' },
    method: 'ideal',
    description: '60 credits',
    returnUrl: `${PUBLIC_URL}/credits/back`,
    webhookUrl: 'http://127.0.0.1:9/nobody',
    ...wishes,
  })
  if (payment === 'refused') throw new Error('The bank refuses a decent order.')
  return payment
}

export const asked = async (pages: Pages, path: string, init?: RequestInit) => {
  const response = await pages.answer(new Request(new URL(path, PUBLIC_URL), init))
  if (!response) throw new Error(`Nobody answers ${path}.`)
  return response
}

const put = async ({ pages }: Bank, path: string, wish: object) => {
  const body = JSON.stringify(wish)
  const response = await asked(pages, `/sandbox/api/${path}`, { method: 'PUT', body })
  if (!response.ok) throw new Error(`The bank answers ${response.status}.`)
}

/** Plays payer and bank by the control API. */
export const play = (bank: Bank, ref: string, wish: object) => put(bank, `payments/${ref}`, wish)
export const playMandate = (bank: Bank, mandate: string, wish: object) =>
  put(bank, `mandates/${mandate}`, wish)

export const suffer = (bank: Bank, mood: object) => put(bank, 'faults', mood)

type Charge = Parameters<NonNullable<PaymentProvider['charge']>>[0]

export const chargeOf = (mandate: string, wishes: Partial<Charge> = {}): Charge => ({
  reference: randomUUID(),
  amount: { minor: 499, currency: 'EUR' },
  method: 'creditcard',
  mandate,
  description: '10 credits',
  webhookUrl: 'http://127.0.0.1:9/nobody',
  ...wishes,
})

/** A payment by a mandate; its reference at the bank. */
export const charged = async (
  { provider }: Bank,
  mandate: string,
  wishes: Partial<Charge> = {},
): Promise<string> => {
  const taken = (await provider.charge?.(chargeOf(mandate, wishes))) ?? 'refused'
  if (typeof taken === 'string') throw new Error('The bank refuses a decent charge.')
  return taken.ref
}

/** The mandate that a payment at a page has left, and a payment by it. */
export const chargedBy = async (bank: Bank) => {
  const { ref } = await opened(bank, { method: 'creditcard', keep: { payer: 'payer-7' } })
  await play(bank, ref, { status: 'paid', webhook: 'never' })
  const mandate = (await bank.provider.fetchPayment(ref))?.mandate
  if (mandate === undefined) throw new Error('The payment has left no mandate.')
  return { mandate, ref: await charged(bank, mandate) }
}

export const mandateState = async (
  { pages }: Bank,
  mandate: string,
): Promise<{ known_as: string }> => (await asked(pages, `/sandbox/api/mandates/${mandate}`)).json()

export type State = {
  status: string
  mandate: string | null
  by_mandate: string | null
  settling: string | null
  webhook: string
  deliveries: { tries: number; answer: string | null; done: boolean }[]
}

export const stateOf = async ({ pages }: Bank, ref: string): Promise<State> =>
  (await asked(pages, `/sandbox/api/payments/${ref}`)).json()
