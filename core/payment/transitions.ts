import {
  askRefund,
  comparedReport,
  countUndone,
  creditsBought,
  leaveToPerson,
  saysAllOfIt,
  saysThisOrder,
  takeBack,
  tellOfRefusal,
  tellStaff,
  undoChargeback,
} from './actions.ts'
import {
  advanceNow,
  advanceOf,
  grantAdvance,
  takeAdvance,
  withholdAdvance,
} from './direct-debit/advancing.ts'
import { type Context, chart, type Event } from './setup.ts'

export const emitPaymentMoved = chart.emit(({ context }) => ({
  type: 'paymentMoved',
  payment: context.payment,
  account: context.account,
}))

export const isDiscountGone = (event: Event) => event.type === 'paid' && event.discountGone === true

type GiveBackStep = { context: Context; event: Extract<Event, { type: 'giveBack' }> }
type RefusedStep = { context: Context; event: Extract<Event, { type: 'refundRefused' }> }

const grant = (discountGone: boolean) =>
  chart.assign({
    granted: ({ context }) => creditsBought(context, discountGone),
    paidMinor: ({ context }) => context.amount.minor,
  })

/** Without it nobody could be asked again: what is paid or comes back later would never be found. */
const keepRef = chart.assign({
  ref: ({ context, event }) => ('ref' in event ? (event.ref ?? context.ref) : context.ref),
})

export const onPaid = [
  {
    target: 'completed',
    guard: { type: 'isWithoutDiscount', params: comparedReport },
    actions: [keepRef, grant(true), tellStaff('discountGone')],
  },
  { target: 'completed', guard: saysThisOrder, actions: [keepRef, grant(false)] },
] as const

const [paidWithout, paidAsOrdered] = onPaid
const emitCameLate = chart.emit(({ context: { payment, account, granted, amount } }) => ({
  type: 'cameLate',
  payment,
  account,
  credits: granted,
  minor: amount.minor,
}))
/** After it had ended, of which the member was told. */
export const paidLate = [
  { ...paidWithout, actions: [...paidWithout.actions, emitCameLate] },
  { ...paidAsOrdered, actions: [...paidAsOrdered.actions, emitCameLate] },
] as const

export const secondMoney = <S extends string, G extends 'isSecondMoney' | 'isMoneyAfterAll'>(
  target: S,
  guard: G,
) =>
  ({
    target,
    reenter: true,
    guard: { type: guard, params: comparedReport },
    actions: [
      chart.emit(({ context }: { context: Context }) => ({
        type: 'grantedAgain',
        payment: context.payment,
        account: context.account,
        credits: creditsBought(context, true),
        minor: context.amount.minor,
      })),
      chart.assign({
        granted: ({ context }) => context.granted + creditsBought(context, true),
        paidMinor: ({ context }) => context.paidMinor + context.amount.minor,
        charged: ({ context: { charged } }) => ({ ...charged, credits: 0, minor: 0 }),
      }),
      tellStaff('paidTwice'),
    ],
  }) as const

const undone = [...undoChargeback, tellStaff('wonBack')] as const
export const saysOneMoreUndone = { type: 'isUndoneSince', params: comparedReport } as const

/** What may become of money that is there. */
export const mayGoBack = {
  partlyRefunded: {
    target: 'partlyRefunded',
    reenter: true,
    guard: { type: 'isNewPart', params: comparedReport },
    actions: [...takeBack, tellStaff('partlyRefunded')],
  },
  giveBack: {
    target: 'partlyRefunded',
    reenter: true,
    guard: {
      type: 'mayGiveBack',
      params: ({ context, event: { minor, credits } }: GiveBackStep) => ({
        ...context,
        minor,
        credits,
      }),
    },
    actions: [...takeBack, askRefund],
  },
  refunded: {
    target: 'refunded',
    guard: saysAllOfIt,
    actions: [...takeBack, tellStaff('refunded')],
  },
  chargedBack: {
    target: 'chargedBack',
    guard: { type: 'isNotUndone', params: comparedReport },
    actions: [...takeBack, tellStaff('chargedBack')],
  },
  /** Of a part, or of all of it where nobody was told of the chargeback. */
  wonBack: { target: 'wonBack', reenter: true, guard: saysOneMoreUndone, actions: undone },
} as const

/** All of it stays gone, and what was said before that is old news. */
export const countsUndone = { guard: saysOneMoreUndone, actions: countUndone } as const
/** All of it had gone back by then, as the provider said itself. */
const toldOfRefusal = { actions: tellOfRefusal } as const
const refusalFacts = ({ context, event: { minor, failed } }: RefusedStep) => ({
  ...context,
  minor,
  ...(failed !== undefined && { failed }),
})
/** A provider may say no to what the site wants to give back, whatever came in between. */
export const refundRefused = [
  {
    guard: { type: 'isOnItsWay', params: refusalFacts },
    actions: [leaveToPerson, tellOfRefusal],
  },
  toldOfRefusal,
] as const
/** All of it had gone back, and some of that comes back to us: the rest of it stays gone. */
export const refundFailed = [
  {
    guard: { type: 'isFailedSince', params: refusalFacts },
    actions: [leaveToPerson, tellOfRefusal],
  },
  toldOfRefusal,
] as const

export const settledOtherwise = {
  failed: { target: 'failed', actions: keepRef },
  cancelled: { target: 'cancelled', actions: keepRef },
} as const

/** A bank may refuse a debit after it ran out of time, and that counts against the next advance. */
export const refusedLate = {
  target: 'failed',
  guard: { type: 'isDebit', params: ({ context }: { context: Context }) => context },
  actions: keepRef,
} as const

const keepPage = chart.assign(({ context, event }) => {
  if (event.type !== 'opened') return context
  const { ref, checkoutUrl, debitAt } = event
  return { ref, checkoutUrl, ...(debitAt !== undefined && { debitAt }) }
})

export const onOpened = [
  {
    target: 'pending',
    guard: { type: 'comesInAdvance', params: advanceNow },
    actions: [keepPage, ...grantAdvance],
  },
  { target: 'pending', actions: [keepPage, withholdAdvance] },
] as const

const withAdvance = { type: 'isInAdvance', params: advanceOf } as const
/** As it ends otherwise, and what came before the money is taken back. */
export const advanceNotPaid = {
  failed: [
    { target: 'failed', guard: withAdvance, actions: [keepRef, ...takeAdvance] },
    settledOtherwise.failed,
  ],
  cancelled: [
    { target: 'cancelled', guard: withAdvance, actions: [keepRef, ...takeAdvance] },
    settledOtherwise.cancelled,
  ],
} as const
export const advanceLapsed = [
  { target: 'cancelled', guard: withAdvance, actions: takeAdvance },
  { target: 'cancelled' },
] as const
