import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Price } from '#client/parts/payment/price.tsx'
import { queryClient } from '#client/platform/api/client.ts'
import { orderQuery, withdrawalQuery } from '#client/platform/api/queries.ts'
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
import { CreditMarks } from './credit-marks.tsx'
import { useWithdrawalDays } from './way-to-withdraw.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { lastDayOf } from './withdrawal-parts.tsx'

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
  const { payment_id, credits, unused, amount, back, paid_at, until } = order
  const when = date(paid_at)
  return (
    <li className={`${layout.surface} ${layout.stack}`}>
      <h2>{t('withdrawal.ordered', { date: when })}</h2>
      <p>
        {t('credits', { count: credits })}, <Price amount={amount} />
      </p>
      <CreditMarks credits={credits} unused={unused} />
      <dl className={styles.lines}>
        <dt>{t('withdrawal.unused')}</dt>
        <dd>{t('withdrawal.unusedOf', { unused, credits })}</dd>
        <dt>{t('withdrawal.back')}</dt>
        <dd>
          <Price amount={back} />
        </dd>
        <dt>{t('withdrawal.last')}</dt>
        <dd>{date(lastDayOf(until))}</dd>
      </dl>
      <Button
        component={Link}
        to={paths.withdraw(payment_id)}
        variant="default"
        aria-label={t('withdrawal.hereOf', { date: when })}
      >
        {t('withdrawal.here')}
      </Button>
    </li>
  )
}

const Orders = () => {
  const { t } = useTranslation()
  const { orders } = useSuspenseQuery(withdrawalQuery).data
  const open = orders.filter(({ back }) => back.minor > 0)
  const count = orders.length - open.length
  const over = t('withdrawal.over', { count })
  const days = useWithdrawalDays()
  return (
    <Page width="narrow">
      <TaskHead title={t('withdrawal.title')} to={paths.transactions()} back={t('shop.history')} />
      <p>{t('withdrawal.lead', { days })}</p>
      <p className={layout.dimmed}>{t('withdrawal.order')}</p>
      {open.length === 0 && (
        <Empty
          title={t('withdrawal.none')}
          text={count > 0 ? over : t('withdrawal.noneText', { days })}
          place="sofa"
        >
          <Button component={Link} to={paths.transactions()} variant="default">
            {t('shop.history')}
          </Button>
        </Empty>
      )}
      <ul className={styles.withdrawals}>
        {open.map((order) => (
          <Order key={order.payment_id} order={order} />
        ))}
      </ul>
      {open.length > 0 && count > 0 && <p className={layout.dimmed}>{over}</p>}
    </Page>
  )
}

/** Withdrawal from a purchase: which one, and then whether one is sure (promise H3). */
export const Component = () => {
  const { id } = useParams()
  return id ? <WithdrawalForm id={id} /> : <Orders />
}
