import { randomUUID } from 'node:crypto'
import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import type { ProviderStatus } from '#core/payment/rules.ts'

/** A provider together with what plays its payers, its bank and its bad days. */
export type ProviderUnderSpec = {
  provider: PaymentProvider
  /**
   * Payer and bank bring a payment to its end, or take its money back; of one that this cannot
   * follow nothing changes.
   */
  end(
    ref: string,
    status: Exclude<ProviderStatus, 'open' | 'paid_twice' | 'refunded'>,
  ): Promise<void>
  /** The payer's bank takes a part back of a payment that is paid, and leaves the rest. */
  chargePart(ref: string, minor: number): Promise<void>
  /** The payer's bank takes nothing more by a mandate. */
  endMandate(mandate: string): Promise<void>
  /** What the payer's bank calls a mandate that was signed at the shop. */
  knownAs(mandate: string): Promise<string>
  /** What goes wrong from now on: `lost` does the work and loses the answer. Null: nothing. */
  suffer(fault: 'away' | 'lost' | 'refuses' | null): Promise<void>
  /** So much later that a provider has forgotten who asked for what with which key. */
  later(): Promise<void>
  /** The webhook that the provider sends about a payment. */
  webhookOf(ref: string): { contentType: string; body: string }
  stop(): Promise<void>
}

export type Order = Parameters<PaymentProvider['open']>[0]

/** An order of this moment that can be paid for an hour, as most of the catalogue can. */
export const orderedNow = (windowMs = 3_600_000, at = new Date()) => ({
  at,
  until: new Date(at.getTime() + windowMs),
})

export const orderOf = (wishes: Partial<Order> = {}): Order => ({
  reference: randomUUID(),
  amount: { minor: 999, currency: 'EUR' },
  method: 'ideal',
  description: '25 credits',
  returnUrl: 'https://shop.example/back',
  webhookUrl: 'https://shop.example/webhook',
  ordered: orderedNow(),
  ...wishes,
})

/** What the parts of the contract do with the provider that is under spec at the moment. */
export const playOf = (under: () => ProviderUnderSpec) => {
  const open = async (order: Order) => {
    const opened = await under().provider.open(order)
    if (opened === 'refused') throw new Error('The provider refuses a decent order.')
    return opened
  }
  const paid = async (wishes: Partial<Order> = {}) => {
    const { ref } = await open(orderOf(wishes))
    await under().end(ref, 'paid')
    return ref
  }
  return {
    open,
    paid,
    provider: () => under().provider,
    end: (...how: Parameters<ProviderUnderSpec['end']>) => under().end(...how),
    chargePart: (ref: string, minor: number) => under().chargePart(ref, minor),
    endMandate: (mandate: string) => under().endMandate(mandate),
    knownAs: (mandate: string) => under().knownAs(mandate),
    suffer: (...fault: Parameters<ProviderUnderSpec['suffer']>) => under().suffer(...fault),
    later: () => under().later(),
    statusOf: async (ref: string) => (await under().provider.fetchPayment(ref))?.status,
  }
}
export type Play = ReturnType<typeof playOf>
