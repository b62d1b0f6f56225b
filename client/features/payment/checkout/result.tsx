import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { newId } from '#client/platform/api/ids.ts'
import { orderQuery } from '#client/platform/api/payment-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { RetryButton } from '#client/platform/shell/retry-button.tsx'
import { useOnline } from '#client/ui/online.ts'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { LEFT } from '#core/payment/checkout/values.ts'
import { isUnderWay } from '#core/payment/selectors.ts'
import { PAYMENT_POLL_LATER_MS, PAYMENT_POLL_MS, PAYMENT_POLLS_SOON } from '#core/site/values.ts'
import { TransactionParts } from '../wallet/transaction.tsx'
import { WayToWithdraw } from '../withdrawal/way-to-withdraw.tsx'
import { forgetVisit, hasVisited, safeCheckout, takeCheckout } from './pending-order.ts'
import { ResultState } from './result-state.tsx'

export const loader = ({ params }: LoaderArgs) =>
  queryClient.ensureQueryData(orderQuery(params.id ?? ''))

/** Looks until the payment is settled; an order that was placed or loaded just now is known. */
const useWatchedOrder = (id: string) =>
  useSuspenseQuery({
    ...orderQuery(id),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data || !isUnderWay(data.lifecycle)) return false
      return dataUpdateCount < PAYMENT_POLLS_SOON ? PAYMENT_POLL_MS : PAYMENT_POLL_LATER_MS
    },
    refetchOnMount: ({ state }) =>
      Date.now() - state.dataUpdatedAt < PAYMENT_POLL_MS ? false : 'always',
  })

/** Coming from the pay button, it goes on to the payment page by itself, once. */
const useCheckout = (order: OrderView) => {
  const { id } = useMember()
  const url = safeCheckout(order.checkout_url)
  const isOpen = isUnderWay(order.lifecycle)
  useEffect(() => {
    if (url && isOpen && takeCheckout(id, order.payment_id)) window.location.assign(url)
  }, [url, isOpen, id, order.payment_id])
  return isOpen ? url : null
}

/**
 * Whoever comes back from the payment page unpaid has it shut, so that nobody waits for it. A link
 * alone shuts none: only this tab, and only after it was there.
 */
const useLeftPage = ({ payment_id, lifecycle }: OrderView) => {
  const { id } = useMember()
  const isBack = useSearchParams()[0].has(LEFT) && hasVisited(id, payment_id)
  const isLeft = isBack && isUnderWay(lifecycle)
  const [idempotencyKey] = useState(newId)
  const { mutate } = useMutation({
    mutationFn: () => call('DELETE /api/order.php', { body: { payment_id }, idempotencyKey }),
    onSuccess: ({ order }) => {
      forgetVisit(id, payment_id)
      queryClient.setQueryData(orderQuery(payment_id).queryKey, order)
    },
  })
  useEffect(() => {
    if (isLeft) mutate()
  }, [isLeft, mutate])
}

/** When a payment is settled, the balance and the membership have changed. */
const useFreshUser = (isSettled: boolean) => {
  useEffect(() => {
    if (isSettled) void queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
  }, [isSettled])
}

type NotSeenProps = { seenAt: number; isLooking: boolean; look: () => void }

/** What is shown may be of some time ago, and says of when. */
const NotSeen = ({ seenAt, isLooking, look }: NotSeenProps) => {
  const { t } = useTranslation()
  const { moment } = useFormat()
  return (
    <Notice tone="bad">
      <p>{t('payment.notSeen')}</p>
      <p>{t('payment.seenAt', { when: moment(new Date(seenAt).toISOString()) })}</p>
      <RetryButton isTrying={isLooking} retry={look} />
    </Notice>
  )
}

export const Component = () => {
  const watched = useWatchedOrder(useParams().id ?? '')
  const { data: order, isRefetchError, dataUpdatedAt, isFetching, refetch } = watched
  const online = useOnline()
  const checkout = useCheckout(order)
  useLeftPage(order)
  useFreshUser(!isUnderWay(order.lifecycle))
  return (
    <Page width="narrow">
      <ResultState key={String(order.lifecycle.state)} order={order} checkout={checkout} />
      {(isRefetchError || !online) && isUnderWay(order.lifecycle) && (
        <NotSeen seenAt={dataUpdatedAt} isLooking={isFetching} look={() => void refetch()} />
      )}
      <TransactionParts order={order} />
      <WayToWithdraw order={order} />
    </Page>
  )
}
