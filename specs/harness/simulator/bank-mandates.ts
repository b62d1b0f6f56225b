import type { Method } from '#core/payment/methods.ts'
import type { Dice } from './dice.ts'

/** A payer's word that the shop may take later payments by this method without a page. */
export type BankMandate = { id: string; payer: string; method: Method; ended: boolean }

type Signed = { reference: string; mandateReference: string; customer: string }

export const KEEPS: readonly Method[] = ['creditcard', 'paypal']

/** The mandates of a bank whose payers may end them without a word to the shop. */
export const mandatesAtBank = (dice: Dice) => {
  const all = new Map<string, BankMandate>()
  const end = (id: string) => {
    const mandate = all.get(id)
    if (mandate) mandate.ended = true
  }
  return {
    all,
    end,
    /** For direct debit, by what was signed at the shop; one for one reference. */
    recordMandate: ({ reference, mandateReference, customer }: Signed) => {
      const id = `dd-${reference}`
      if (!all.has(id)) all.set(id, { id, payer: customer, method: 'directdebit', ended: false })
      return { mandate: id, reference: mandateReference }
    },
    /** What was made by this reference and holds still. */
    findMandate: ({ reference, mandateReference }: Omit<Signed, 'customer'>) => {
      const made = all.get(`dd-${reference}`)
      return made && !made.ended ? { mandate: made.id, reference: mandateReference } : null
    },
    /** A payment that was paid leaves one, or strengthens the one that its payer gave before. */
    leave: ({ ref, method }: { ref: string; method: Method }, { payer }: { payer: string }) => {
      const before = [...all.values()].find(
        (one) => one.payer === payer && one.method === method && !one.ended,
      )
      if (before && dice.chance(0.5)) return before.id
      const id = `m-${ref}`
      all.set(id, { id, payer, method, ended: false })
      return id
    },
    /** Whether it pays: of one that is refused it is over. */
    isGood: (id: string, method: Method) => {
      if (dice.chance(0.1)) end(id)
      const mandate = all.get(id)
      return mandate?.method === method && !mandate.ended
    },
  }
}
