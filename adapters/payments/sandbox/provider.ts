import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Bank,
  type MandateCalls,
  type PaymentProvider,
  ProviderAway,
} from '#core/payment/checkout/ports.ts'
import { type Method, methodsFor } from '#core/payment/methods.ts'
import type { ProviderReport } from '#core/payment/rules.ts'
import type { Books } from './books.ts'
import type { FakedField, Moods } from './faults.ts'
import type { Mandates } from './mandates.ts'
import { backOf, cameOf, leftBy, MANDATE, type Payment, REF, unpaid } from './payment.ts'

/** Methods whose payer names the bank before the payment page opens. */
const practiceBanks: Partial<Record<Method, Bank[]>> = {
  eps: [
    { id: 'sb-donau', name: 'Oefenbank Donau' },
    { id: 'sb-alpen', name: 'Oefenbank Alpen' },
  ],
  przelewy24: [
    { id: 'sb-wisla', name: 'Oefenbank Wisła' },
    { id: 'sb-tatry', name: 'Oefenbank Tatry' },
    { id: 'sb-baltyk', name: 'Oefenbank Bałtyk' },
  ],
}

/** Whose money comes at once, so that a payment by a mandate is as good as one at a page. */
const keeps: readonly Method[] = ['creditcard', 'paypal']

type Order = Parameters<PaymentProvider['open']>[0]

const newId = (kind: 'sb' | 'sm') => `${kind}_${randomBytes(16).toString('base64url')}`

const isWebAddress = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

const isFit = ({ amount, webhookUrl }: Pick<Order, 'amount' | 'webhookUrl'>) =>
  Number.isSafeInteger(amount.minor) &&
  amount.minor > 0 &&
  amount.minor < 2 ** 31 &&
  isWebAddress(webhookUrl)

const hasFitPage = ({ returnUrl, method, keep }: Order) =>
  isWebAddress(returnUrl) && (!keep || keeps.includes(method))

const fakes: Record<FakedField, (report: ProviderReport) => ProviderReport> = {
  amount: (report) => ({ ...report, amount: { ...report.amount, minor: report.amount.minor + 1 } }),
  currency: (report) => {
    const currency = report.amount.currency === 'EUR' ? 'USD' : 'EUR'
    return { ...report, amount: { ...report.amount, currency } }
  },
  reference: (report) => ({ ...report, reference: '00000000-0000-4000-8000-000000000000' }),
  mode: (report) => ({ ...report, live: !report.live }),
}

const answerOf = (payment: Payment, lie: FakedField | null) => {
  const { status, reference, amount, live, undone } = payment
  const came = unpaid.some((one) => one === status) ? {} : { cameMinor: cameOf(payment) }
  const backMinor = backOf(payment)
  const more = { ...(backMinor > 0 && { backMinor }), ...(undone > 0 && { undone }) }
  const report = { reference, amount, live, ...came, ...more }
  const mandate = leftBy(payment)?.id
  return { status, report: lie ? fakes[lie](report) : report, ...(mandate && { mandate }) }
}

/** Not even a broken bank shows its inside: to us it is away. */
const orAway = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderAway) throw error
    throw new ProviderAway('The practice bank does not answer.', { cause: error })
  }
}

/** What is asked of the bank is answered as its mood is. */
const callingIn =
  ({ moods, slowMs }: { moods: Moods; slowMs: number }) =>
  <T>(work: (mood: Awaited<ReturnType<Moods['now']>>) => Promise<T>) =>
    orAway(async () => {
      const mood = await moods.now()
      if (mood.fault === 'away') throw new ProviderAway('The practice bank is away.')
      if (mood.fault === 'slow') await pause(slowMs, undefined, { ref: false })
      const answer = await work(mood)
      if (mood.fault === 'lost') throw new ProviderAway('The answer of the practice bank is lost.')
      return answer
    })

/** What one signs at the shop for. */
const mandateCallsOf = ({
  mandates,
  moods,
  call,
}: {
  mandates: Mandates
  moods: Moods
  call: ReturnType<typeof callingIn>
}): MandateCalls => ({
  // It keeps nothing of a payer, so that there is no answer to be lost.
  enrol: ({ payer }) =>
    orAway(async () => {
      const { fault } = await moods.now()
      if (fault === 'away') throw new ProviderAway('The practice bank is away.')
      return fault === 'refuses' ? 'refused' : { customer: payer }
    }),
  recordMandate: ({ reference, mandateReference: knownAs, customer: payer }) =>
    call(async ({ fault }) =>
      fault === 'refuses'
        ? 'refused'
        : mandates.recordMandate(newId('sm'), { reference, payer, knownAs }),
    ),
  findMandate: ({ reference }) => call(() => mandates.findMandate(reference)),
})

/** The bank as the server sees it. Its test mode is the only one it has. */
export const sandboxProvider = ({
  books,
  mandates,
  moods,
  publicUrl,
  slowMs,
  ring,
}: {
  books: Books
  mandates: Mandates
  moods: Moods
  publicUrl: string
  slowMs: number
  /** There may be a webhook to send. */
  ring: () => void
}): PaymentProvider => {
  const call = callingIn({ moods, slowMs })
  return {
    name: 'sandbox',
    live: false,
    methods: ({ country, amount: { currency } }) =>
      call(async () => methodsFor({ country, currency })),
    banks: async ({ method }) => practiceBanks[method] ?? [],
    savesMethods: keeps,
    open: (order) =>
      call(async ({ fault }) => {
        if (fault === 'refuses' || !isFit(order) || !hasFitPage(order)) return 'refused'
        const keeping = order.keep ? { ...order.keep, mandate: newId('sm') } : null
        const { ref } = await books.open({ ...order, ref: newId('sb'), live: false }, keeping)
        return { ref, checkoutUrl: new URL(`/sandbox/pay/${ref}`, publicUrl).href }
      }),
    ...mandateCallsOf({ mandates, moods, call }),
    charge: ({ mandate, ...order }) =>
      call(async ({ fault }) => {
        if (!MANDATE.test(mandate)) return 'ended'
        const payment = { ...order, ref: newId('sb'), live: false }
        const isTaken = fault !== 'refuses' && isFit(order)
        const charged = isTaken ? await mandates.charge(mandate, payment) : null
        if (charged) ring()
        return charged ?? ((await mandates.isGood(mandate)) ? 'refused' : 'ended')
      }),
    charged: ({ mandate, reference }) => call(() => mandates.charged(mandate, reference)),
    revoke: (mandate) => call(() => mandates.end(mandate)),
    leave: (ref) =>
      call(async () => {
        if (!REF.test(ref)) return
        await books.decide(ref, { outcome: 'cancelled', afterMs: 0, plan: 'now' })
        ring()
      }),
    refund: ({ ref, reference, amount: { minor } }) =>
      call(async ({ fault }) => {
        const isDecent = REF.test(ref) && Number.isSafeInteger(minor) && minor > 0
        const isGiven =
          isDecent && fault !== 'refuses' && (await books.refund(ref, { reference, minor }))
        if (isGiven) ring()
        return isGiven ? 'accepted' : 'refused'
      }),
    fetchPayment: (ref) =>
      call(async ({ lie }) => {
        const payment = REF.test(ref) ? await books.find(ref) : null
        return payment && answerOf(payment, lie)
      }),
    refOf: ({ contentType, body }) => {
      if (!/^application\/x-www-form-urlencoded\b/i.test(contentType)) return null
      const ref = new URLSearchParams(body).get('id')
      return ref !== null && REF.test(ref) ? ref : null
    },
  }
}
