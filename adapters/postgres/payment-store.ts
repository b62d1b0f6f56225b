import type { PaymentStore } from '#core/payment/store.ts'
import type { Database } from './database.ts'

export const paymentStore = (_db: Database): PaymentStore => {
  throw new Error('paymentStore is being written')
}
