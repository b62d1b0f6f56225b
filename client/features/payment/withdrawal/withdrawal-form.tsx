import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import {
  orderQuery,
  transactionsQuery,
  withdrawalQuery,
} from '#client/platform/api/payment-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import type { Withdrawable } from '#core/payment/withdrawal/contract.ts'
import { LookFirst } from './look.tsx'
import { useSteps } from './steps.tsx'
import { ConfirmWithdrawal, NoWithdrawal } from './withdrawal-parts.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

const refetch = (queries: { queryKey: readonly unknown[] }[]) =>
  Promise.all(queries.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))

/** It can be withdrawn from no more; what is unused of the others stays as it was. */
const dropWithdrawn = (payment: string) =>
  queryClient.setQueryData(
    withdrawalQuery.queryKey,
    (known) => known && { orders: known.orders.filter(({ payment_id }) => payment_id !== payment) },
  )

const useWithdrawal = ({ payment_id, unused }: Withdrawable) => {
  const keyOf = useActionKey()
  return useMutation({
    mutationFn: async () => {
      const body = { payment_id, credits: unused }
      const idempotencyKey = keyOf(body)
      return (await call('POST /api/withdrawal.php', { body, idempotencyKey })).order
    },
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(payment_id).queryKey, order)
      dropWithdrawn(payment_id)
      return refetch([userQuery, transactionsQuery])
    },
    onError: () => refetch([userQuery, transactionsQuery, withdrawalQuery]),
  })
}

const OpenOrder = ({ open }: { open: Withdrawable }) => {
  const { t } = useTranslation()
  const { name, email } = useMember()
  const { isSure, first, second } = useSteps()
  const confirm = useWithdrawal(open)
  const order = paths.payment(open.payment_id)
  return isSure ? (
    <>
      <TaskHead title={t('withdrawal.short')} to={first} back={t('shop.back')} isBack />
      <ConfirmWithdrawal ordered={{ ...open, name }} open={open} proof={email} confirm={confirm} />
    </>
  ) : (
    <>
      <TaskHead title={t('withdrawal.short')} to={order} back={t('shop.back')} isBack />
      <LookFirst order={open}>
        <Button component={Link} to={second} size="lg">
          {t('withdrawal.on')}
        </Button>
        <Button component={Link} to={order} variant="subtle">
          {t('withdrawal.keep')}
        </Button>
      </LookFirst>
    </>
  )
}

/** Both steps for who is logged in, and what becomes of it. */
export const WithdrawalForm = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const { data: order } = useSuspenseQuery(orderQuery(id))
  const { orders } = useSuspenseQuery(withdrawalQuery).data
  const open = orders.find(({ payment_id }) => payment_id === id)
  if (order.withdrawal) return <WithdrawalReceipt order={order} withdrawal={order.withdrawal} />
  return (
    <Page width="narrow">
      {open && open.back.minor > 0 ? (
        <OpenOrder open={open} />
      ) : (
        <>
          <NoWithdrawal open={open} />
          <Button component={Link} to={paths.payment(order.payment_id)} variant="default">
            {t('withdrawal.toOrder')}
          </Button>
        </>
      )}
    </Page>
  )
}
