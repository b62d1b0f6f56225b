import type { Money } from '../../kernel/money.ts'
import type { Method } from '../methods.ts'
import type { Movement } from '../movements.ts'
import type { ProviderReport, ProviderStatus } from '../rules.ts'

/** The provider did not answer, or not sensibly: nothing is known, ask again later (M16). */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}

/** A bank to choose before a payment; its id is the provider's own. */
export type Bank = { id: string; name: string }

/** A part that the provider took to give back, and could not: our name of it, and how much. */
export type FailedRefund = { reference: string; minor: number }

/**
 * `mandate`: what the provider calls the one that this payment left, once it was paid. `ref`: the
 * id that it opened the payment with, where it was asked by another one of the same payment.
 * `failed`: of what `refund` asked for, that which came back from the payer's bank, days later.
 * `movements`: all that moved of its money, with the provider's ids. `unknown`: statuses and
 * currencies in the answer that the adapter does not know, which a person has to look at.
 */
export type Answer = {
  status: ProviderStatus
  report: ProviderReport
  mandate?: string
  ref?: string
  failed?: FailedRefund[]
  movements?: Movement[]
  unknown?: string[]
}

/** What a provider calls a mandate, and the reference by which the payer's bank knows it. */
export type RecordedMandate = { mandate: string; reference: string }

/** One way to be paid. No type of a provider leaves its adapter. */
export interface PaymentProvider {
  name: string
  /** False for a test mode, whose word never counts for a live order. */
  live: boolean
  /** The methods whose payment can leave a mandate for later ones; left out: none. */
  savesMethods?: readonly Method[]
  /** The methods of the catalogue that it takes this amount by, of a payer in this country. */
  methods(order: { country: string; amount: Money }): Promise<Method[]>
  /**
   * The banks to choose from before a payment by this method; none where no choice is needed.
   * Left out where its own pages ask.
   */
  banks?(order: { country: string; amount: Money; method: Method }): Promise<Bank[]>
  /**
   * Prepares a payment page. Asked twice with one `reference`, it answers the same payment.
   * Throws ProviderAway when nothing is known of the outcome.
   */
  open(order: {
    /** Our id of the payment. */
    reference: string
    amount: Money
    method: Method
    /** The id of one of its banks, where there is a choice. */
    bank?: string | null
    description: string
    returnUrl: string
    /** Where the payer comes who leaves the page unpaid; left out: to `returnUrl`. */
    leaveUrl?: string
    webhookUrl: string
    /**
     * When it was ordered, and until when it can be paid, alike however often it is asked: a page
     * that a provider can end by itself ends then. What is asked too late for a page may be refused.
     */
    ordered?: { at: Date; until: Date }
    /**
     * With the payer's consent: leave a mandate for later payments. `payer` is our name of the
     * payer, nothing personal. Only for a method of `savesMethods`.
     */
    keep?: { payer: string }
  }): Promise<{ ref: string; checkoutUrl: string } | 'refused'>
  /**
   * The payer of a mandate that is to be made, as the provider names them: nobody has signed for
   * anything by it. Asked twice with one `reference` in a quarter of an hour, it is one. Throws
   * ProviderAway.
   */
  enrol?(payer: {
    reference: string
    /** Our name of the payer, nothing personal. */
    payer: string
  }): Promise<{ customer: string } | 'refused'>
  /**
   * Makes a mandate by what the payer has signed at the site: for direct debit. Asked twice with
   * one `reference`, it is one mandate. Answers the reference by which the payer's bank knows it: some
   * make one of their own. `refused`: it takes none of this account. Left out where it collects
   * nothing. Throws ProviderAway when nothing is known of the outcome.
   */
  recordMandate?(signed: {
    reference: string
    mandateReference: string
    /** What `enrol` answered for this reference. */
    customer: string
    holder: string
    email: string
    iban: string
    signedAt: Date
    /** From where it was signed, and by which browser: a provider may have to show it to a bank. */
    signedBy: { address: string; browser: string }
  }): Promise<RecordedMandate | 'refused'>
  /**
   * The mandate that was made with this reference and holds there, whatever became of the answer.
   * Null: there is none, and none is made by asking. Throws ProviderAway.
   */
  findMandate?(signed: {
    reference: string
    mandateReference: string
    customer: string
  }): Promise<RecordedMandate | null>
  /**
   * Takes a payment by a mandate, without a page. Asked twice with one `reference`, it is one
   * payment, whatever became of the mandate since. `refused`: nothing was taken, for a reason that
   * lies elsewhere than in the mandate; `ended`: nothing was taken, and by this mandate nothing ever
   * will be. Throws ProviderAway when nothing is known of the outcome.
   */
  charge?(order: {
    reference: string
    amount: Money
    method: Method
    /** What the provider calls the mandate; to us a word without a meaning. */
    mandate: string
    description: string
    webhookUrl: string
  }): Promise<{ ref: string } | 'refused' | 'ended'>
  /**
   * The payment that was taken by a mandate with this reference, whatever became of the mandate
   * since. Null: none was, and none is by asking. Throws ProviderAway.
   */
  charged?(order: { reference: string; mandate: string }): Promise<{ ref: string } | null>
  /**
   * The payer has left the page unpaid: nothing is taken at it any more, and `ask` says so. One
   * that is paid, or that a bank is busy with, stays as it is. Left out where a payer who leaves
   * says so to the provider. Throws ProviderAway.
   */
  leave?(ref: string): Promise<void>
  /** Ends a mandate; asked twice, or of one that is not there, it is ended. Throws ProviderAway. */
  revoke?(mandate: string): Promise<void>
  /**
   * Gives a part of a payment back, or all of it. Asked twice with one `reference`, it gives back
   * once. `refused`: it never will, so that somebody has to pay by another way. Throws
   * ProviderAway when nothing is known of the outcome.
   */
  refund(order: {
    ref: string
    /** Our name of this part. */
    reference: string
    amount: Money
    description: string
  }): Promise<'accepted' | 'refused'>
  /** The truth about a payment, by the provider's own id; null when the provider has none such. */
  fetchPayment(ref: string): Promise<Answer | null>
  /** The id that a webhook names; null when it names none. Nothing else of it is read. */
  refOf(webhook: { contentType: string; body: string }): string | null
}

/** How a mandate for direct debit is made of what was signed at the site. */
export type MandateCalls = Required<
  Pick<PaymentProvider, 'enrol' | 'recordMandate' | 'findMandate'>
>

/** How a payment goes by a mandate, and how that ends. */
export type MandatePayments = MandateCalls &
  Required<Pick<PaymentProvider, 'savesMethods' | 'charge' | 'charged' | 'revoke'>>
