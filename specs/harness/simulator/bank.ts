import { DAY_MS } from '#core/kernel/time-units.ts'
import { type PaymentProvider, ProviderAway } from '#core/payment/checkout/ports.ts'
import type { Method } from '#core/payment/methods.ts'
import type { ProviderReport, ProviderStatus } from '#core/payment/rules.ts'
import { takesAll } from '#specs/harness/server/offers.ts'
import type { Agenda } from './agenda.ts'
import { type BankMandate, KEEPS, mandatesAtBank } from './bank-mandates.ts'
import type { Dice } from './dice.ts'
import { Lost, type Way, type Weather } from './weather.ts'

export type BankPayment = {
  ref: string
  status: ProviderStatus
  report: ProviderReport
  /** How much the shop has given back of it, and the payer's bank has taken back, in parts. */
  backMinor: number
  chargedMinor: number
  /** What the shop wanted to give back, by its own name of each part, and whether it could. */
  asked: Map<string, 'accepted' | 'refused'>
  /** How often the payer's money came. */
  charges: number
  method: Method
  /** Who let the shop keep a mandate, and which one it has left since it was paid. */
  keep: { payer: string } | null
  left: string | null
  /** The mandate that it was taken by, without a payer who looked on. */
  byMandate: string | null
  enteredMs: number
  /** All that it ever was. */
  was: ProviderStatus[]
}

/** What may become of a payment at the bank; from nothing to money, and from money back. */
const comesAfter: Record<ProviderStatus, readonly ProviderStatus[]> = {
  open: ['paid', 'paid', 'paid', 'failed', 'cancelled'],
  failed: ['paid'],
  cancelled: ['paid'],
  paid: ['paid_twice', 'refunded', 'charged_back'],
  paid_twice: ['refunded', 'charged_back'],
  refunded: ['charged_back', 'paid_twice'],
  charged_back: ['won_back', 'paid_twice'],
  won_back: ['refunded', 'charged_back'],
}

const UNDONE_MAX = 3
const undoneIn = (was: readonly ProviderStatus[]) =>
  was.filter((status) => status === 'won_back').length

/**
 * The same of a payment that was all this, and of which a part is charged back or not: one that a
 * bank has taken a part of is not given back whole, and a bank grows tired of a payment.
 */
export const nextOf = (
  was: readonly ProviderStatus[],
  chargedMinor: number,
): readonly ProviderStatus[] => {
  const last = was.at(-1) ?? 'open'
  const next = comesAfter[last].filter(
    (one) =>
      (one !== 'charged_back' || undoneIn(was) < UNDONE_MAX) &&
      (one !== 'paid_twice' || !was.includes('paid_twice')) &&
      (one !== 'refunded' || chargedMinor === 0),
  )
  return chargedMinor > 0 && canCharge(last) ? [...next, 'won_back'] : next
}

/** Whether there is money of which a bank may take a part. */
export const canCharge = (status: ProviderStatus) => hasMoney.includes(status)

/** All of the first money had gone when the second came. */
export const isAfterAll = (was: readonly ProviderStatus[]) => {
  const before = was[was.indexOf('paid_twice') - 1]
  return was.includes('paid_twice') && (before === 'refunded' || before === 'charged_back')
}

/** How often the money has come. */
export const timesOf = (was: readonly ProviderStatus[]) => (was.includes('paid_twice') ? 2 : 1)

/** What a bank says of a payment that was all this, with how many chargebacks it undid. */
export const wordOf = (was: readonly ProviderStatus[]): { status: ProviderStatus } & Word => {
  const last = was.at(-1) ?? 'open'
  const undone = undoneIn(was)
  const since = was.slice(was.lastIndexOf('paid_twice') + 1)
  const isRefunded = last === 'won_back' && since.includes('refunded')
  return { status: isRefunded ? 'refunded' : last, ...(undone > 0 && { undone }) }
}
type Word = Pick<ProviderReport, 'undone'>

const allGone: readonly ProviderStatus[] = ['refunded', 'charged_back']
const hasMoney: readonly ProviderStatus[] = ['paid', 'paid_twice', 'won_back']

const chargesOf = { paid: 1, paid_twice: 2 } as Partial<Record<ProviderStatus, number>>

/** Money that comes later than this is no longer asked about; and what goes back, goes back sooner. */
const PAYS_WITHIN_MS = 14 * DAY_MS
const GOES_BACK_WITHIN_MS = 90 * DAY_MS

type Parts = {
  agenda: Agenda
  dice: Dice
  way: Way
  weather: Weather
  report: (ref: string) => void
}

/**
 * A bank that keeps its books well and its connections badly: a request or its answer may be lost,
 * an answer may be old when it comes, and its reports come never, twice, late and in any order.
 */
export const bankOf = ({ agenda, dice, way, weather, report }: Parts) => {
  const books = new Map<string, BankPayment>()
  const unwanted = new Set<string>()
  const mandates = mandatesAtBank(dice)

  const answering = async <T>(deed: () => T): Promise<T> => {
    try {
      const answer = await way.across(deed)
      if (dice.chance(weather.late / 4)) await agenda.wait(dice.whole(0, 40_000))
      return answer
    } catch (error) {
      if (error instanceof Lost) throw new ProviderAway('the bank does not answer')
      throw error
    }
  }

  /** Which lie, if any: each in something that has to be compared with the order (M11). */
  const lieAbout = (report: ProviderReport): ProviderReport => {
    if (!dice.chance(weather.lost / 10)) return report
    const { amount } = report
    return dice.pick<ProviderReport>([
      { ...report, amount: { ...amount, minor: amount.minor + 100_000 } },
      { ...report, amount: { ...amount, currency: 'USD' } },
      { ...report, live: !report.live },
    ])
  }

  const sayOf = ({ report, status, was, ...payment }: BankPayment): ProviderReport => {
    const { undone } = wordOf(was)
    const cameMinor = timesOf(was) * report.amount.minor
    const inParts = payment.backMinor + payment.chargedMinor
    const backMinor = allGone.includes(status) ? cameMinor : inParts
    const back = backMinor > 0 ? { backMinor } : {}
    return { ...report, cameMinor, ...back, ...(undone !== undefined && { undone }) }
  }

  const become = (payment: BankPayment, next: ProviderStatus) => {
    payment.was.push(next)
    if (next === 'paid_twice' && isAfterAll(payment.was)) {
      payment.backMinor = payment.report.amount.minor
      payment.chargedMinor = 0
    }
    if (next === 'won_back') payment.chargedMinor = 0
    const { status } = wordOf(payment.was)
    payment.status = status
    if (next === 'paid' && payment.keep) payment.left ??= mandates.leave(payment, payment.keep)
    payment.charges = Math.max(payment.charges, chargesOf[status] ?? 0)
    tell(payment)
  }

  /** The shop gives a part back, or a bank takes one; never so much that all of it is gone. */
  const takePart = (payment: BankPayment, by: 'backMinor' | 'chargedMinor') => {
    const { minor } = payment.report.amount
    const left = Math.floor((minor - payment.backMinor - payment.chargedMinor) / 2)
    if (!hasMoney.includes(payment.status) || left < 1) return
    payment[by] += dice.whole(1, left)
    tell(payment)
  }

  /** The shop wants a part back that it names: one name, one deed. */
  const refundOf = (
    payment: BankPayment,
    { reference, minor }: { reference: string; minor: number },
  ): 'accepted' | 'refused' => {
    const { asked, report } = payment
    const before = asked.get(reference)
    if (before) return before
    const left =
      Math.max(1, payment.charges) * report.amount.minor - payment.backMinor - payment.chargedMinor
    // What a bank has taken and not undone keeps the rest from going back whole.
    const most = payment.chargedMinor > 0 ? left - 1 : left
    const isThere = hasMoney.includes(payment.status) && minor <= most
    const answer = isThere && dice.chance(0.8) ? 'accepted' : 'refused'
    asked.set(reference, answer)
    if (answer === 'refused') return answer
    payment.backMinor += minor
    if (minor === left) become(payment, 'refunded')
    else tell(payment)
    return 'accepted'
  }

  const tell = (payment: BankPayment) => {
    for (const afterMs of way.arrivals()) {
      agenda.spawn(async () => {
        await agenda.wait(afterMs)
        report(payment.ref)
      })
    }
  }

  type Entered = Pick<BankPayment, 'method' | 'keep' | 'byMandate'>
  const enter = (
    order: Entered & { reference: string; amount: ProviderReport['amount'] },
  ): BankPayment => {
    const { reference, amount, method, keep, byMandate } = order
    const payment: BankPayment = {
      ref: `r-${reference}`,
      status: 'open',
      report: { reference, amount, live: true },
      backMinor: 0,
      chargedMinor: 0,
      asked: new Map(),
      charges: 0,
      was: ['open'],
      method,
      keep,
      left: null,
      byMandate,
      enteredMs: agenda.clock.now().getTime(),
    }
    books.set(reference, payment)
    return payment
  }

  const provider: PaymentProvider = {
    name: 'bank',
    live: true,
    methods: takesAll,
    refOf: ({ body }) => body,
    savesMethods: KEEPS,
    open: ({ keep = null, ...order }) =>
      answering(() => {
        const { reference } = order
        const known = books.get(reference)
        if (!known && dice.chance(0.03)) unwanted.add(reference)
        if (unwanted.has(reference)) return 'refused'
        const { ref } = known ?? enter({ ...order, keep, byMandate: null })
        return { ref, checkoutUrl: `bank/${ref}` }
      }),
    enrol: ({ payer }) => answering(() => ({ customer: payer })),
    recordMandate: (signed) => answering(() => mandates.recordMandate(signed)),
    findMandate: (signed) => answering(() => mandates.findMandate(signed)),
    charge: ({ mandate: byMandate, ...order }) =>
      answering(() => {
        const known = books.get(order.reference)
        if (known) return known.byMandate === byMandate ? { ref: known.ref } : 'refused'
        if (!mandates.isGood(byMandate, order.method)) return 'ended'
        const { ref } = enter({ ...order, keep: null, byMandate })
        agenda.spawn(() => live(order.reference))
        return { ref }
      }),
    charged: ({ mandate, reference }) =>
      answering(() => {
        const known = books.get(reference)
        return known?.byMandate === mandate ? { ref: known.ref } : null
      }),
    revoke: (mandate) => answering(() => mandates.end(mandate)),
    refund: ({ ref, reference, amount: { minor } }) =>
      answering(() => {
        const payment = [...books.values()].find((one) => one.ref === ref)
        return payment ? refundOf(payment, { reference, minor }) : 'refused'
      }),
    fetchPayment: (ref) =>
      answering(() => {
        const payment = [...books.values()].find((one) => one.ref === ref)
        if (!payment) return null
        const left = payment.left === null ? {} : { mandate: payment.left }
        return { status: payment.status, report: lieAbout(sayOf(payment)), ...left }
      }),
  }

  const mayBecome = ({ was, chargedMinor }: BankPayment) => nextOf(was, chargedMinor)

  /** What a payer, the shop or a bank does to a payment over the months. */
  const live = async (reference: string) => {
    const withinMs = dice.pick([0, 60_000, 2 * 3_600_000, PAYS_WITHIN_MS])
    await agenda.wait(dice.whole(0, withinMs))
    const payment = books.get(reference)
    if (!payment || dice.chance(0.1)) return
    let likely = 1
    while (mayBecome(payment).length > 0 && dice.chance(likely)) {
      const isPart = hasMoney.includes(payment.status) && dice.chance(0.3)
      const status = isPart ? payment.status : dice.pick(mayBecome(payment))
      if (isPart) takePart(payment, dice.chance(0.5) ? 'backMinor' : 'chargedMinor')
      else become(payment, status)
      const longestMs =
        status === 'failed' || status === 'cancelled' ? 3 * DAY_MS : GOES_BACK_WITHIN_MS / 3
      await agenda.wait(dice.whole(0, dice.pick([0, 1_000, longestMs])))
      likely = 0.35
    }
  }

  const kept: ReadonlyMap<string, BankMandate> = mandates.all
  return { provider, books, live, kept }
}
export type Bank = ReturnType<typeof bankOf>
