import { setup } from 'xstate'
import { guardsOf, type Words } from '#core/kernel/lifecycle.ts'
import type { Order } from './checkout/order.ts'
import { comesInAdvance, isDebit, isInAdvance } from './direct-debit/advance.ts'
import { methods } from './methods.ts'
import {
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
 * it does not want to give back, so that a person pays it by another way. `advanced`: the credits that
 * came before the money and are not settled by it yet. `debitAt`: the day on which the payer's bank is
 * to pay, as it was told of beforehand.
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
  advanced?: number
  debitAt?: string
}

/** Why the site gives money back by itself. */
export type GivingBack = 'givenBack' | 'withdrawn'

export type Event =
  /**
   * Without an address where it is paid by an agreement that the member gave before. `advance`: the
   * credits that may come before its money as its member stands now; left out: none. `debitAt`: the
   * day of a direct debit, now that its bank is asked.
   */
  | {
      type: 'opened'
      ref: string
      checkoutUrl: string | null
      advance?: number
      debitAt?: string
    }
  | { type: 'providerSilent' }
  | { type: 'refusedByProvider' }
  /**
   * `discountGone`: another payment came first, which has used up the code that this order was
   * placed with, or was the first purchase that the code is for. `ref`: the provider's own id,
   * where its answer to the order was lost. `mandate`: what it calls the mandate that this payment
   * has left.
   */
  | { type: 'paid'; report: ProviderReport; discountGone?: boolean; ref?: string; mandate?: string }
  | { type: 'paidTwice'; report: ProviderReport }
  | { type: 'failed'; ref?: string }
  | { type: 'cancelled'; ref?: string }
  /** `said.backMinor` has gone back in all. */
  | { type: 'partlyRefunded'; report: ProviderReport }
  | { type: 'refunded'; report: ProviderReport }
  | { type: 'chargedBack'; report: ProviderReport }
  | { type: 'wonBack'; report: ProviderReport }
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

/** What a member is told of a payment, beside its receipt. */
export type PayerMatter = Reversal | 'advanceTaken' | 'paidLate' | 'paidTwice' | 'wonBack'

export type Reversal = 'partlyRefunded' | 'refunded' | 'chargedBack' | GivingBack

type PaymentOwner = { payment: string; account: string }
/** How much of what went back. `part`: all that had gone back then, which no other one is. */
type MoneyReturned = PaymentOwner & { credits: number; minor: number; part: number }

export type Effect =
  | ({ type: 'orderPlaced' } & PaymentOwner)
  | ({ type: 'paymentMoved' } & PaymentOwner)
  /** Credits before the money, and what becomes of them when it does not come. */
  | ({ type: 'advanced'; credits: number } & PaymentOwner)
  | ({ type: 'advanceTaken'; credits: number; minor: number } & PaymentOwner)
  /**
   * `discount`: the use of a code that this payment uses up. `mandate`: what it has left. `settled`:
   * the credits among them that came in advance; left out: none.
   */
  | ({
      type: 'granted'
      credits: number
      discount: string | null
      mandate: string | null
      settled?: number
    } & PaymentOwner)
  | ({ type: 'cameLate'; credits: number; minor: number } & PaymentOwner)
  | ({ type: 'grantedAgain'; credits: number; minor: number } & PaymentOwner)
  | ({ type: 'takenBack'; by: Reversal } & MoneyReturned)
  | ({ type: 'grantedBack' } & MoneyReturned)
  | ({ type: 'refundAsked'; minor: number; part: number } & PaymentOwner)
  /** `minor`: what a person has to pay, where that is the matter. */
  | ({ type: 'staffTold'; about: StaffMatter; part: number; minor: number } & PaymentOwner)

export const rules = {
  isWithoutDiscount,
  matchesOrder,
  isSecondMoney,
  isNewPart,
  mayGiveBack,
  isNotUndone,
  isUndoneSince,
  isPaidBackBeside,
  isOwnLoss,
  isOnItsWay,
  isMoneyAfterAll,
  isOfAllThatCame,
  isFailedSince,
  comesInAdvance,
  isInAdvance,
  isDebit,
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
