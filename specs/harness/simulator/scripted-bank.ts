import { type Answer, type PaymentProvider, ProviderAway } from '#core/payment/checkout/ports.ts'
import type { ProviderReport, ProviderStatus } from '#core/payment/rules.ts'
import { takesAll } from '#specs/harness/server/offers.ts'
import type { wordOf } from './bank.ts'

export const PAID_MINOR = 749
export const amount = { minor: PAID_MINOR, currency: 'EUR' } as const

/** What the bank says of a payment; `backMinor`: what it has given back without being asked. */
export type Word = ReturnType<typeof wordOf> & Pick<ProviderReport, 'backMinor'>

const isGone = (status: ProviderStatus) => status === 'refunded' || status === 'charged_back'

/**
 * What becomes of a part that the site wants back, where it could be given: it goes, it is refused,
 * it fails days later at the payer's bank, or it goes and the answer is lost.
 */
export const fates = ['accepted', 'refused', 'fails', 'lost'] as const
export type Fate = (typeof fates)[number]

export const canGoBack = (status: ProviderStatus) =>
  ['paid', 'paid_twice', 'won_back'].includes(status)

type Part = {
  minor: number
  /** How far the payment had come when it was asked for: no word before that knows of it. */
  since: number
  fate: Fate
  answer: 'accepted' | 'refused'
  /** How often it was told of: one that fails was told of before. */
  told: number
  failed: boolean
}

/** A payment at the bank, with all that will be true of it. */
type Kept = {
  payment: string
  history: Word[]
  fates: Fate[]
  /** How much of its history the bank has told, out of order or not. */
  reached: number
  /** Which word of it each next question hears. */
  scripted: number[]
  parts: Map<string, Part>
  saidRefunded: boolean
}

const moneyAt = ({ history }: Kept, at: number) =>
  history.slice(0, at + 1).some(({ status }) => status === 'paid_twice')
    ? 2 * PAID_MINOR
    : PAID_MINOR

/** What has gone back of what the site asked for, as of one word of the history. */
const givenAt = ({ parts }: Kept, at: number) =>
  [...parts.values()].filter(
    ({ since, answer, failed }) => since <= at && answer === 'accepted' && !failed,
  )
const sumOf = (parts: readonly { minor: number }[]) =>
  parts.reduce((sum, { minor }) => sum + minor, 0)

const wordAt = (kept: Kept, at: number): Word & Pick<ProviderReport, 'cameMinor'> => {
  const { status, undone, backMinor = 0 } = kept.history[at] ?? { status: 'open' }
  const back = backMinor + sumOf(givenAt(kept, at))
  const cameMinor = moneyAt(kept, at)
  const isAll = canGoBack(status) && back >= cameMinor
  if (isAll || isGone(status)) {
    const stands = isAll ? 'refunded' : status
    return { status: stands, cameMinor, backMinor: cameMinor, ...(undone && { undone }) }
  }
  return {
    status,
    cameMinor,
    ...(undone && { undone }),
    ...(canGoBack(status) && back > 0 && { backMinor: back }),
  }
}

/** What can be given back, beside all that will go by itself and with the second money to come. */
const leftOf = (kept: Kept) => {
  const { history, reached } = kept
  if (!canGoBack(history[reached]?.status ?? 'open')) return 0
  const own = Math.max(...history.map(({ backMinor = 0 }) => backMinor))
  const comesAgain = moneyAt(kept, history.length) > moneyAt(kept, reached)
  return moneyAt(kept, reached) - own - sumOf(givenAt(kept, reached)) - Number(comesAgain)
}

/** A bank of which each payment's history was written down before, and what it refuses. */
export const scriptedBank = () => {
  const pages = new Map<string, string>()
  const books = new Map<string, Kept>()
  const refOf = (payment: string) => `r-${payment}`
  const keptOf = (payment: string): Kept => {
    const kept = books.get(refOf(payment))
    if (!kept) throw new Error(`the bank has no ${payment}`)
    return kept
  }

  const tell = (kept: Kept, at: number): Answer => {
    kept.reached = Math.max(kept.reached, at)
    const { status, ...word } = wordAt(kept, at)
    if (status === 'refunded') kept.saidRefunded = true
    const failed = [...kept.parts].filter(([, part]) => part.failed)
    for (const part of givenAt(kept, at)) {
      part.told += 1
      part.failed = part.fate === 'fails' && part.told > 1
    }
    return {
      status,
      report: { reference: kept.payment, amount, live: true, ...word },
      failed: failed.map(([reference, { minor }]) => ({ reference, minor })),
    }
  }

  const provider: PaymentProvider = {
    name: 'bank',
    live: true,
    methods: takesAll,
    open: async ({ reference }) => {
      const ref = pages.get(reference)
      return ref === undefined ? 'refused' : { ref, checkoutUrl: 'bank' }
    },
    refOf: () => null,
    refund: async ({ ref, reference, amount: { minor } }) => {
      const kept = books.get(ref)
      if (!kept) return 'refused'
      const before = kept.parts.get(reference)
      if (before) return before.answer
      const fate = kept.fates[kept.parts.size] ?? 'accepted'
      const isGiven = fate !== 'refused' && minor <= leftOf(kept)
      const answer = isGiven ? 'accepted' : 'refused'
      const since = kept.reached
      kept.parts.set(reference, { minor, since, fate, answer, told: 0, failed: false })
      if (fate === 'lost') throw new ProviderAway('the answer is lost')
      return answer
    },
    fetchPayment: async (ref) => {
      const kept = books.get(ref)
      return kept ? tell(kept, kept.scripted.shift() ?? kept.reached) : null
    },
  }

  return {
    provider,
    pages,
    keep: (payment: string, history: Word[], refused: Fate[] = []) =>
      void books.set(refOf(payment), {
        payment,
        history,
        fates: refused,
        reached: 0,
        scripted: [],
        parts: new Map(),
        saidRefunded: false,
      }),
    /** The bank's own id of a payment, by which the next question about it hears this word. */
    script: (payment: string, at: number) => {
      keptOf(payment).scripted.push(at)
      return refOf(payment)
    },
    /** As it stands in the end: what was to fail has failed. Answers how to ask for that. */
    end: (payment: string) => {
      const kept = keptOf(payment)
      for (const part of kept.parts.values()) {
        part.failed = part.fate === 'fails' && part.answer === 'accepted'
      }
      kept.reached = kept.history.length - 1
      return refOf(payment)
    },
    /** All that is true of a payment at last. */
    endOf: (payment: string) => {
      const kept = keptOf(payment)
      const parts = [...kept.parts.values()]
      const refused = parts.filter(({ answer, failed }) => answer === 'refused' || failed)
      const { saidRefunded, history } = kept
      const most = Math.max(...history.map(({ backMinor = 0 }) => backMinor))
      const end = wordAt(kept, history.length - 1)
      /** The most that was gone of it, parts included, before a bank undid what it had taken. */
      const mostMinor = end.undone ? most + sumOf(givenAt(kept, history.length - 1)) : 0
      return { ...end, parts, refused, saidRefunded, mostMinor }
    },
  }
}
export type ScriptedBank = ReturnType<typeof scriptedBank>
