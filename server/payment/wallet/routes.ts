import type { Clock } from '#core/kernel/ports.ts'
import { correctedBy } from '#core/payment/receipt/contents.ts'
import { RECEIPT_TYPE } from '#core/payment/receipt/rules.ts'
import type { walletCalls } from '#core/payment/wallet/contract.ts'
import type { WalletStore } from '#core/payment/wallet/ports.ts'
import { consentText } from '#server/payment/receipt/consent.ts'
import { receiptFile } from '#server/payment/receipt/file.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import {
  changesToWire,
  courseToWire,
  historyToWire,
  ordersToWire,
  overviewToWire,
} from './to-wire.ts'

export type WalletRoutes = Pick<Handlers, keyof typeof walletCalls>

/** What a member reads of the own money. */
export const createWalletRoutes = ({
  wallet,
  clock,
}: {
  wallet: WalletStore
  clock: Clock
}): WalletRoutes => ({
  'GET /api/transactions.php': async ({ member }) =>
    overviewToWire(await wallet.transactions(member.id)),
  'GET /api/orders.php': async ({ member, query: { before } }) =>
    ordersToWire(await wallet.orders(member.id, before)),
  'GET /api/wallet.php': async ({ member, query: { before } }) =>
    changesToWire(await wallet.changes(member.id, before)),
  'GET /api/balance.php': async ({ member }) =>
    courseToWire(await wallet.balanceHistory(member.id, clock.now())),

  'GET /api/transaction.php': async ({ member, query: { payment_id } }) => {
    const found = await wallet.transaction(member.id, payment_id)
    return found ? historyToWire(found) : refuse('not_found')
  },

  'POST /api/receipt.php': async ({ member, site, language, body }, res) => {
    const { payment_id: order, number, name: buyer = '' } = body
    const found = await wallet.transaction(member.id, order)
    const receipt = found?.receipts.find((one) => one.number === number)
    if (!found || !receipt) return refuse('not_found')
    const of = correctedBy(receipt, found.receipts)
    const agreed = { ...found, method: receipt.method }
    const refundDays = site.settings.refund_days
    const consent = receipt.kind === 'sale' ? consentText(agreed, { language, refundDays }) : null
    const file = receiptFile({ receipt, of, order, buyer, language, consent })
    res.attachment(file.name).type(RECEIPT_TYPE).set('cache-control', 'no-store')
    res.send(file.markup)
    return undefined
  },
})
