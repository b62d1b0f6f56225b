import { randomUUID } from 'node:crypto'
import type { Pages } from '#core/kernel/ports.ts'
import { SECOND_MS } from '#core/kernel/time-units.ts'
import type { SandboxTexts } from '#core/texts/nl/payment/sandbox.ts'
import type { Books } from './books.ts'
import type { Mandates } from './mandates.ts'
import { missingPage, payPage } from './page.ts'
import {
  laterOutcomesOf,
  leftBy,
  type Outcome,
  type Payment,
  partOf,
  type WebhookPlan,
  waitSeconds,
  webhookPlans,
} from './payment.ts'

const endings: Record<string, Outcome> = {
  pay: 'paid',
  later: 'paid',
  fail: 'failed',
  cancel: 'cancelled',
}

/**
 * Only ever to where the shop asked the payer to be sent, whatever the form says; of a payment
 * that had no page, here again.
 */
const backToShop = ({ returnUrl, ref }: Payment) => {
  const location = returnUrl ?? `/sandbox/pay/${ref}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

const isPlan = (text: string | null): text is WebhookPlan =>
  webhookPlans.some((plan) => plan === text)

const waitMs = (form: URLSearchParams) => {
  const [shortest] = waitSeconds
  const wait = waitSeconds.find((seconds) => String(seconds) === form.get('seconds')) ?? shortest
  return wait * SECOND_MS
}

/** `/sandbox/pay/{ref}`: shows a payment, and takes what its payer decides. */
export const bankPages = ({
  books,
  mandates,
  ring,
  texts,
}: {
  books: Books
  mandates: Mandates
  ring: () => void
  texts: SandboxTexts
}): Pages => {
  const take = async (payment: Payment, request: Request) => {
    const form = new URLSearchParams(await request.text())
    const choice = form.get('choice') ?? ''
    const isOpen = payment.status === 'open' && payment.settling === null
    const minor = choice === 'refund_part' ? partOf(payment) : 0
    if (minor > 0) {
      await books.refund(payment.ref, { reference: randomUUID(), minor })
      ring()
      return backToShop(payment)
    }
    const left = choice === 'end_mandate' ? leftBy(payment) : null
    if (left) {
      await mandates.end(left.id)
      return backToShop(payment)
    }
    const aftermath = laterOutcomesOf(payment).find((one) => one === choice)
    if (aftermath) {
      const webhookPlan = form.get('webhook')
      await books.follow(payment.ref, aftermath, isPlan(webhookPlan) ? webhookPlan : 'now')
      ring()
      return backToShop(payment)
    }
    if (!isOpen || choice === 'leave') return backToShop(payment)
    const outcome = Object.hasOwn(endings, choice) ? endings[choice] : undefined
    if (!outcome) return payPage(texts, payment, { unclear: true })
    const webhookPlan = form.get('webhook')
    await books.decide(payment.ref, {
      outcome,
      afterMs: choice === 'later' ? waitMs(form) : 0,
      plan: isPlan(webhookPlan) ? webhookPlan : payment.webhookPlan,
    })
    ring()
    return backToShop(payment)
  }

  return {
    answer: async (request) => {
      const ref = /^\/sandbox\/pay\/([\w-]+)$/.exec(new URL(request.url).pathname)?.[1]
      if (ref === undefined || !['GET', 'HEAD', 'POST'].includes(request.method)) return null
      const payment = await books.find(ref)
      if (!payment) return missingPage(texts)
      return request.method === 'POST' ? take(payment, request) : payPage(texts, payment)
    },
  }
}
