import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { queryClient } from '#client/platform/api/client.ts'
import { orderQuery, withdrawalQuery } from '#client/platform/api/payment-queries.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { Button } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Empty } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import type { Withdrawable } from '#core/payment/withdrawal/contract.ts'
import styles from '../checkout/payment.module.css'
import { LookFirst, OrderToWithdraw } from './look.tsx'
import { sureOf } from './steps.tsx'
import { useWithdrawalDays } from './way-to-withdraw.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'

/** Balances change: the sums are asked anew each time. */
export const loader = async ({ params: { id } }: LoaderArgs) => {
  await Promise.all([
    queryClient.fetchQuery(withdrawalQuery),
    id ? queryClient.fetchQuery(orderQuery(id)) : null,
  ])
  return null
}

const Order = ({ order }: { order: Withdrawable }) => {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { payment_id, paid_at } = order
  return (
    <li>
      <OrderToWithdraw order={order}>
        <Button
          component={Link}
          to={sureOf(paths.withdraw(payment_id))}
          variant="default"
          aria-label={t('withdrawal.hereOf', { date: date(paid_at) })}
        >
          {t('withdrawal.here')}
        </Button>
      </OrderToWithdraw>
    </li>
  )
}

const None = ({ text }: { text: string }) => {
  const { t } = useTranslation()
  return (
    <Empty title={t('withdrawal.none')} text={text} place="sofa">
      <Button component={Link} to={paths.transactions()} variant="default">
        {t('shop.history')}
      </Button>
    </Empty>
  )
}

/** Of one order there is nothing to choose: it stands there as it would by itself. */
const OneOrder = ({ order }: { order: Withdrawable }) => {
  const { t } = useTranslation()
  return (
    <LookFirst order={order}>
      <Button component={Link} to={sureOf(paths.withdraw(order.payment_id))} size="lg">
        {t('withdrawal.on')}
      </Button>
      <Button component={Link} to={paths.transactions()} variant="subtle">
        {t('withdrawal.keep')}
      </Button>
    </LookFirst>
  )
}

const Choose = ({ orders }: { orders: Withdrawable[] }) => {
  const { t } = useTranslation()
  const days = useWithdrawalDays()
  return (
    <>
      <p>{t('withdrawal.lead', { days })}</p>
      <ul className={styles.withdrawals}>
        {orders.map((order) => (
          <Order key={order.payment_id} order={order} />
        ))}
      </ul>
      <p className={`${layout.dimmed} ${layout.small}`}>{t('withdrawal.order')}</p>
    </>
  )
}

const Orders = () => {
  const { t } = useTranslation()
  const { orders } = useSuspenseQuery(withdrawalQuery).data
  const open = orders.filter(({ back }) => back.minor > 0)
  const [one, ...others] = open
  const count = orders.length - open.length
  const over = t('withdrawal.over', { count })
  const days = useWithdrawalDays()
  return (
    <Page width="narrow">
      <TaskHead
        title={t('withdrawal.short')}
        to={paths.transactions()}
        back={t('shop.history')}
        isBack
      />
      {!one && <None text={count > 0 ? over : t('withdrawal.noneText', { days })} />}
      {one && others.length === 0 && <OneOrder order={one} />}
      {others.length > 0 && <Choose orders={open} />}
      {one && count > 0 && <p className={`${layout.dimmed} ${layout.small}`}>{over}</p>}
    </Page>
  )
}

/** Withdrawal from a purchase: which one, and then whether one is sure (promise H3). */
export const Component = () => {
  const { id } = useParams()
  return id ? <WithdrawalForm id={id} /> : <Orders />
}
