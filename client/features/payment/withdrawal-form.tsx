import { Button } from '@mantine/core'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call, Refused } from '#client/api/call.ts'
import { queryClient } from '#client/api/client.ts'
import { useMember } from '#client/api/hooks.ts'
import { orderQuery, transactionsQuery, userQuery, withdrawalQuery } from '#client/api/queries.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useWords } from '#client/i18n/words.ts'
import { paths } from '#client/paths.ts'
import layout from '#client/ui/layout.module.css'
import { useActionKey } from '#client/ui/once.ts'
import { Page } from '#client/ui/page.tsx'
import { Price } from '#client/ui/price.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { OrderView } from '#core/contract/credits.ts'
import type { Withdrawable } from '#core/contract/withdrawal.ts'
import styles from './payment.module.css'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

/** The day before the instant from which on it is too late. */
export const lastDayOf = (until: string) => new Date(Date.parse(until) - 1).toISOString()

const isChanged = (error: unknown) =>
  error instanceof Refused && error.refusal.error === 'withdrawal_changed'

/** Everything that shows a balance or this order asks anew. */
const askAnew = () =>
  Promise.all(
    [userQuery, transactionsQuery, withdrawalQuery].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
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
      return askAnew()
    },
    onError: askAnew,
  })
}

const Confirm = ({ one }: { one: Withdrawable }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { date, money } = useFormat()
  const { name } = useMember()
  const { payment_id, credits, unused, amount, back, paid_at, until } = one
  const withdraw = useWithdrawal(one)
  const words = { name, date: date(paid_at), credits: t('credits', { count: credits }) }
  return (
    <>
      <h1>{t('withdrawal.sure')}</h1>
      <div className={`${layout.surface} ${layout.stack}`}>
        <p>{t('withdrawal.declaration', { ...words, amount: money(amount) })}</p>
        <dl className={styles.lines}>
          <dt>{t('withdrawal.goes')}</dt>
          <dd>{t('credits', { count: unused })}</dd>
          <dt className={styles.total}>{t('withdrawal.back')}</dt>
          <dd className={styles.total}>
            <Price amount={back} />
          </dd>
          <dt>{t('withdrawal.last')}</dt>
          <dd>{date(lastDayOf(until))}</dd>
        </dl>
        <p className={`${layout.dimmed} ${layout.small}`}>
          {t('withdrawal.number')}: {payment_id}
        </p>
      </div>
      <p>{t('withdrawal.way')}</p>
      <p className={`${layout.dimmed} ${layout.small}`}>{t('withdrawal.order')}</p>
      {withdraw.isError && (
        <Notice tone={isChanged(withdraw.error) ? 'plain' : 'bad'}>
          {isChanged(withdraw.error) ? t('withdrawal.changed') : of(withdraw.error)}
        </Notice>
      )}
      <Button size="lg" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('withdrawal.confirm')}
      </Button>
      <Button component={Link} to={paths.payment(payment_id)} variant="default">
        {t('withdrawal.cancel')}
      </Button>
    </>
  )
}

const Nothing = ({ order, one }: { order: OrderView; one: Withdrawable | undefined }) => {
  const { t } = useTranslation()
  const nothing = one?.unused === 0 ? t('withdrawal.used') : t('withdrawal.tooLittle')
  return (
    <>
      <h1>{t('withdrawal.title')}</h1>
      <Notice>{one ? nothing : t('withdrawal.late')}</Notice>
      <Button component={Link} to={paths.payment(order.payment_id)} variant="default">
        {t('withdrawal.toOrder')}
      </Button>
    </>
  )
}

/** The second step: the declaration with the sums of this moment, and the button that makes it. */
export const WithdrawalForm = ({ id }: { id: string }) => {
  const { data: order } = useSuspenseQuery(orderQuery(id))
  const { orders } = useSuspenseQuery(withdrawalQuery).data
  const one = orders.find(({ payment_id }) => payment_id === id)
  if (order.withdrawal) return <WithdrawalReceipt order={order} withdrawal={order.withdrawal} />
  return (
    <Page width="narrow">
      {one && one.back.minor > 0 ? <Confirm one={one} /> : <Nothing order={order} one={one} />}
    </Page>
  )
}
