import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/platform/api/call.ts'
import { orderQuery, transactionsQuery } from '#client/platform/api/payment-queries.ts'
import type { OrderView } from '#core/payment/checkout/contract.ts'

/** Asked anew whenever the list of transactions is. */
export const balanceQuery = queryOptions({
  queryKey: [...transactionsQuery.queryKey, 'course'],
  queryFn: ({ signal }) => call('GET /api/balance.php', { signal }),
})

/** The life and the receipts of an order: of each state that it comes to, and with every hint. */
export const transactionQuery = ({ payment_id, lifecycle }: OrderView) =>
  queryOptions({
    queryKey: [...orderQuery(payment_id).queryKey, 'transaction', lifecycle.state],
    queryFn: ({ signal }) => call('GET /api/transaction.php', { query: { payment_id }, signal }),
  })
