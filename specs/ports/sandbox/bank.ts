import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { sandboxBank } from '#adapters/payments/sandbox/bank.ts'
import type { PaymentProvider } from '#core/payment/provider.ts'
import type { Pages } from '#core/ports.ts'
import { freshDatabase } from '#specs/support/database.ts'

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
) => sandboxBank({ databaseUrl, publicUrl: PUBLIC_URL, clock, pace, ...options })

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

/** Plays payer and bank by the control API. */
export const play = async ({ pages }: Bank, ref: string, wish: object) => {
  const body = JSON.stringify(wish)
  const response = await asked(pages, `/sandbox/api/payments/${ref}`, { method: 'PUT', body })
  if (!response.ok) throw new Error(`The bank answers ${response.status}.`)
}

export const suffer = async ({ pages }: Bank, mood: object) => {
  const body = JSON.stringify(mood)
  const response = await asked(pages, '/sandbox/api/faults', { method: 'PUT', body })
  if (!response.ok) throw new Error(`The bank answers ${response.status}.`)
}

export type State = {
  status: string
  settling: string | null
  webhook: string
  deliveries: { tries: number; answer: string | null; done: boolean }[]
}

export const stateOf = async ({ pages }: Bank, ref: string): Promise<State> =>
  (await asked(pages, `/sandbox/api/payments/${ref}`)).json()
