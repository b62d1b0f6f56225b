import { setup } from 'xstate'
import { guardsOf, type Words } from '#core/kernel/lifecycle.ts'
import type { Order } from './checkout/order.ts'
import { methods } from './methods.ts'
import {
  backWith,
  creditsBackFor,
  creditsFor,
  expectedBack,
  isFailedSince,
  isMoneyAfterAll,
  isNewPart,
  isNotUndone,
  isOfAllThatCame,
  isOnItsWay,
  isOwnLoss,
  isPaidBackBeside,
  isSecondMoney,
  isUndoneSince,
  isWithoutDiscount,
  matchesOrder,
  mayGiveBack,
  type ProviderReport,
} from './rules.ts'

/**
 * What a chargeback took of the whole, while all of it is gone by that, and how many chargebacks the
 * bank is known to have undone.
 */
type Charged = { credits: number; minor: number; undone: number }

/**
 * `ref`: the provider's own id of the payment. `granted`: the credits that it has brought, and
 * `returned`: those of them that were taken back. `paidMinor`: the money that came, and `backMinor`:
 * that of it which goes back. Of that, `askedMinor` was asked of the provider, and `refusedMinor`
 * it does not want to give back, so that a person pays it by another way.
 */
export type Context = Order & {
  ref: string | null
  checkoutUrl: string | null
  granted: number
  returned: number
  paidMinor: number
  backMinor: number
  askedMinor: number
  refusedMinor: number
  charged: Charged
}

/** Why the site gives money back by itself. */
export type GivingBack = 'givenBack' | 'withdrawn'

export type Event =
  /** Without an address where it is paid by an agreement that the member gave before. */
  | { type: 'opened'; ref: string; checkoutUrl: string | null }
  | { type: 'providerSilent' }
  | { type: 'refusedByProvider' }
  /**
   * `discountGone`: another payment came first, which has used up the code that this order was
   * placed with, or was the first purchase that the code is for. `ref`: the provider's own id,
   * where its answer to the order was lost. `mandate`: what it calls the mandate that this payment
   * has left.
   */
  | { type: 'paid'; said: ProviderReport; discountGone?: boolean; ref?: string; mandate?: string }
  | { type: 'paidTwice'; said: ProviderReport }
  | { type: 'failed'; ref?: string }
  | { type: 'cancelled'; ref?: string }
  /** `said.backMinor` has gone back in all. */
  | { type: 'partlyRefunded'; said: ProviderReport }
  | { type: 'refunded'; said: ProviderReport }
  | { type: 'chargedBack'; said: ProviderReport }
  | { type: 'wonBack'; said: ProviderReport }
  /** The site gives this much back, and takes these credits for it. */
  | { type: 'giveBack'; minor: number; credits: number; by: GivingBack }
  /**
   * What `giveBack` asked for, as it was told from other parts. `failed`: the provider had taken it
   * upon itself, and it came back from the payer's bank since.
   */
  | { type: 'refundRefused'; minor: number; part: number; failed?: boolean }

/** What a person of the staff has to look at. */
export type StaffMatter =
  | 'discountGone'
  | 'paidTwice'
  | 'partlyRefunded'
  | 'refunded'
  | 'chargedBack'
  | 'wonBack'
  | 'refundRefused'
  /** Money came for a member who is erased. */
  | 'payerGone'

/** What a member is told of a payment, beside its receipt. */
export type PayerMatter = Reversal | 'paidLate' | 'paidTwice' | 'wonBack'

export type Reversal = 'partlyRefunded' | 'refunded' | 'chargedBack' | GivingBack

type Of = { payment: string; account: string }
/** How much of what went back. `part`: all that had gone back then, which no other one is. */
type Back = Of & { credits: number; minor: number; part: number }

export type Effect =
  | ({ type: 'orderPlaced' } & Of)
  | ({ type: 'paymentMoved' } & Of)
  /** `discount`: the use of a code that this payment uses up. `mandate`: what it has left. */
  | ({ type: 'granted'; credits: number; discount: string | null; mandate: string | null } & Of)
  | ({ type: 'cameLate'; credits: number; minor: number } & Of)
  | ({ type: 'grantedAgain'; credits: number; minor: number } & Of)
  | ({ type: 'takenBack'; by: Reversal } & Back)
  | ({ type: 'grantedBack' } & Back)
  | ({ type: 'refundAsked'; minor: number; part: number } & Of)
  /** `minor`: what a person has to pay, where that is the matter. */
  | ({ type: 'staffTold'; about: StaffMatter; part: number; minor: number } & Of)

export const rules = {
  ...{ isWithoutDiscount, matchesOrder, isSecondMoney, isNewPart, mayGiveBack },
  ...{ isNotUndone, isUndoneSince, isPaidBackBeside, isOwnLoss, isOnItsWay },
  ...{ isMoneyAfterAll, isOfAllThatCame, isFailedSince },
}

export const chart = setup({
  types: {
    context: {} as Context,
    input: {} as Order,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
  delays: { payWindow: ({ context }) => methods[context.method].windowMs },
})

/**
 * What `backMinor` in all is called, once: after each chargeback that was undone as much may go
 * back anew, beyond all that ever came until then.
 */
const partAt = ({ amount, charged }: Pick<Context, 'amount' | 'charged'>, backMinor: number) =>
  2 * amount.minor * charged.undone + backMinor

export const tellStaff = (about: StaffMatter) =>
  chart.emit(({ context }) => ({
    type: 'staffTold',
    payment: context.payment,
    account: context.account,
    about,
    part: partAt(context, context.backMinor),
    minor: 0,
  }))

type Told = { context: Context; event: { said: ProviderReport; discountGone?: boolean } }

export const compared = ({ context, event }: Told) => ({
  order: { reference: context.payment, amount: context.amount, live: context.live },
  said: event.said,
  discountGone: event.discountGone === true,
  paidMinor: context.paidMinor,
  backMinor: context.backMinor,
  askedMinor: context.askedMinor,
  refusedMinor: context.refusedMinor,
  charged: context.charged,
})

export const saysThisOrder = { type: 'matchesOrder', params: compared } as const
export const saysAllOfIt = { type: 'isOfAllThatCame', params: compared } as const

/** What this order brings: all its credits, or those that its money buys without the discount. */
export const worth = ({ credits, amount, discount }: Context, discountGone: boolean) =>
  creditsFor({
    credits,
    paidMinor: amount.minor,
    fullMinor: discountGone ? (discount?.fullMinor ?? amount.minor) : amount.minor,
  })

/** What goes with `backMinor` in all: the credits in proportion, less those that are back already. */
const goingBack = (context: Context, backMinor: number) => {
  const { granted, returned, paidMinor } = context
  const target = creditsBackFor({ granted, paidMinor, backMinor })
  return {
    credits: Math.max(0, target - returned),
    minor: Math.max(0, backMinor - context.backMinor),
    part: backMinor,
  }
}

/** What the provider says that it has given back in all; null where it is not its word. */
const saidBack = ({ paidMinor }: Context, event: Event): number | null => {
  if (event.type === 'refunded') return paidMinor
  return event.type === 'partlyRefunded' ? (event.said.backMinor ?? 0) : null
}

/** All of it, or as much as is said. */
const backIn = (context: Context, event: Event) => {
  const saidMinor = saidBack(context, event)
  if (saidMinor !== null) return goingBack(context, backWith({ ...context, saidMinor }).backMinor)
  if (event.type !== 'giveBack') return goingBack(context, context.paidMinor)
  const { minor, credits } = event
  return { credits, minor, part: context.backMinor + minor }
}

/** What of it was asked of the provider, and what a person has to pay. */
const leftTo = (context: Context, event: Event) => {
  const { askedMinor, refusedMinor } = context
  if (event.type === 'giveBack') return { askedMinor: askedMinor + event.minor, refusedMinor }
  if (event.type === 'refunded') return { askedMinor: 0, refusedMinor: 0 }
  const saidMinor = saidBack(context, event)
  if (saidMinor === null) return { askedMinor, refusedMinor }
  return { askedMinor, refusedMinor: backWith({ ...context, saidMinor }).refusedMinor }
}

/** How many chargebacks are undone, once this is heard. */
const undoneBy = ({ charged }: Context, event: Event): number =>
  'said' in event ? Math.max(charged.undone, event.said.undone ?? 0) : charged.undone

/** What chargebacks took: nothing any more where the provider has given all of it back. */
const chargedBy = (context: Context, event: Event, taken: { credits: number; minor: number }) => {
  const undone = undoneBy(context, event)
  const { credits, minor } = context.charged
  if (event.type === 'refunded') return { credits: 0, minor: 0, undone }
  if (event.type !== 'chargedBack') return { credits, minor, undone }
  return { credits: credits + taken.credits, minor: minor + taken.minor, undone }
}

const bookedBack = chart.assign(({ context, event }) => {
  const { credits, minor, part } = backIn(context, event)
  const charged = chargedBy(context, event, { credits, minor })
  const returned = context.returned + credits
  return { ...context, returned, backMinor: part, ...leftTo(context, event), charged }
})

const byOf = (event: Event): Reversal =>
  event.type === 'giveBack' ? event.by : (event.type as Reversal)

const takenBack = chart.emit(({ context, event }) => {
  const { credits, minor, part } = backIn(context, event)
  const { payment, account } = context
  const of = { payment, account, by: byOf(event) } as const
  return { type: 'takenBack', ...of, credits, minor, part: partAt(context, part) }
})

/** Its credits are taken along with money that goes back, as far as they were not taken before. */
export const takeBack = [takenBack, bookedBack] as const

export const askRefund = chart.emit(({ context, event }) => ({
  type: 'refundAsked',
  payment: context.payment,
  account: context.account,
  minor: event.type === 'giveBack' ? event.minor : 0,
  part: partAt(context, context.backMinor),
}))

export const tellOfRefusal = chart.emit(({ context: { payment, account }, event }) => ({
  type: 'staffTold',
  payment,
  account,
  about: 'refundRefused',
  part: event.type === 'refundRefused' ? event.part : 0,
  minor: event.type === 'refundRefused' ? event.minor : 0,
}))

/** It goes back all the same, by a person. */
export const leaveToPerson = chart.assign(({ context, event }) => {
  const minor = event.type === 'refundRefused' ? event.minor : 0
  const askedMinor = Math.max(0, context.askedMinor - minor)
  return { ...context, askedMinor, refusedMinor: context.refusedMinor + minor }
})

/** One more chargeback is undone, by which nothing comes back. */
export const countUndone = chart.assign(({ context, event }) => ({
  ...context,
  charged: { ...context.charged, undone: undoneBy(context, event) },
}))

/** What comes back by what the provider says, and how it all stands then. */
const undoing = (context: Context, event: Event) => {
  const saidMinor = 'said' in event ? (event.said.backMinor ?? 0) : 0
  const { minor, credits, staysMinor } = expectedBack({ ...context, saidMinor })
  const charged = { credits: 0, minor: 0, undone: undoneBy(context, event) }
  const returned = context.returned - credits
  return { minor, credits, next: { ...context, returned, backMinor: staysMinor, charged } }
}

/** What a chargeback took comes back, as far as it is not gone by another way. */
export const undoChargeback = [
  chart.emit(({ context, event }) => {
    const { payment, account } = context
    const { minor, credits, next } = undoing(context, event)
    const part = partAt(next, next.backMinor)
    return { type: 'grantedBack', payment, account, credits, minor, part }
  }),
  chart.assign(({ context, event }) => undoing(context, event).next),
] as const

/** It was paid back beside the chargeback: should that be undone, nothing comes back. */
export const nothingToUndo = chart.assign({
  askedMinor: 0,
  refusedMinor: 0,
  charged: ({ context }) => ({ ...context.charged, credits: 0, minor: 0 }),
})
