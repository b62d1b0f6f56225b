import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  queryFn: ({ signal }) => call('GET /api/credits.php', { signal }),
})

/** One bundle, or so much of a free amount; asked anew along with all that is for sale. */
export const bundleQuery = (name: string) =>
  queryOptions({
    queryKey: [...creditsQuery.queryKey, name],
    queryFn: async ({ signal }) =>
      (await call('GET /api/bundle.php', { query: { bundle: name }, signal })).bundle,
  })

/**
 * Every order changes it: it is asked anew whenever a page is opened that shows it, and not while
 * one looks. Who comes back to a tab and clicks there gets the order that was placed in another.
 */
export const reorderQuery = queryOptions({
  queryKey: ['reorder'],
  queryFn: ({ signal }) => call('GET /api/repeat-order.php', { signal }),
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** Orders and what a bank does change it: it is asked anew whenever it is shown. */
export const debitQuery = queryOptions({
  queryKey: ['direct-debit'],
  queryFn: ({ signal }) => call('GET /api/direct-debit.php', { signal }),
  staleTime: 0,
})

export const orderQuery = (payment_id: string) =>
  queryOptions({
    queryKey: ['order', payment_id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/order.php', { query: { payment_id }, signal })).order,
  })

export const transactionsQuery = queryOptions({
  queryKey: ['transactions'],
  queryFn: ({ signal }) => call('GET /api/transactions.php', { signal }),
})

/** Orders and the days change it: it is asked anew whenever it is shown. */
export const spendingLimitQuery = queryOptions({
  queryKey: ['spending-limit'],
  queryFn: ({ signal }) => call('GET /api/spending-limit.php', { signal }),
  staleTime: 0,
})

/** What is unused changes with every message: it is asked anew whenever it is shown. */
export const withdrawalQuery = queryOptions({
  queryKey: ['withdrawal'],
  queryFn: ({ signal }) => call('GET /api/withdrawal.php', { signal }),
  staleTime: 0,
})
