import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMember } from '#client/api/hooks.ts'
import { useFormat } from '#client/i18n/format.ts'
import { paths } from '#client/paths.ts'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Price } from '#client/ui/price.tsx'
import type { OrderView } from '#core/contract/credits.ts'
import styles from './payment.module.css'

type Props = { order: OrderView; withdrawal: NonNullable<OrderView['withdrawal']> }

/** The dated receipt of a withdrawal, to print or save; the mail says the same (promise H3). */
export const WithdrawalReceipt = ({ order, withdrawal: { at, credits, amount } }: Props) => {
  const { t } = useTranslation()
  const { date, moment, money } = useFormat()
  const { name, email } = useMember()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const ordered = {
    ...{ name, date: date(order.completed_at ?? order.created_at), amount: money(order.amount) },
    credits: t('credits', { count: order.credits }),
  }
  return (
    <Page width="narrow">
      <h1 ref={heading} tabIndex={-1}>
        {t('withdrawal.done')}
      </h1>
      <p role="status">
        {t('withdrawal.doneText', { at: moment(at), money: money(amount) })}{' '}
        {t('withdrawal.mailed', { email })}
      </p>
      <div className={`${layout.surface} ${layout.stack}`}>
        <p>{t('withdrawal.declaration', ordered)}</p>
        <dl className={styles.lines}>
          <dt>{t('withdrawal.at')}</dt>
          <dd>{moment(at)}</dd>
          <dt>{t('withdrawal.goes')}</dt>
          <dd>{t('credits', { count: credits })}</dd>
          <dt className={styles.total}>{t('withdrawal.back')}</dt>
          <dd className={styles.total}>
            <Price amount={amount} />
          </dd>
        </dl>
        <p className={`${layout.dimmed} ${layout.small}`}>
          {t('withdrawal.number')}: {order.payment_id}
        </p>
      </div>
      <p className={layout.dimmed}>{t('withdrawal.way')}</p>
      <Button variant="default" onClick={() => window.print()}>
        {t('withdrawal.print')}
      </Button>
      <p>
        <Link to={paths.payment(order.payment_id)}>{t('withdrawal.toOrder')}</Link>
      </p>
    </Page>
  )
}
