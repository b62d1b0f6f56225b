import { Price } from '#client/parts/payment/price.tsx'
import { useMember } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { creditsGrantedOf, moneyBackOf } from '#core/payment/checkout/order.ts'
import { debitDayOf } from '#core/payment/direct-debit/debit-day.ts'
import { creditsInAdvance, hasMoney, isBeingPrepared, isUnderWay } from '#core/payment/selectors.ts'
import { AfterMoneyBack, useOrderStatusText } from '../wallet/money-back.tsx'
import { AnotherWay } from './another-way.tsx'
import styles from './outcome.module.css'
import { Paid } from './paid.tsx'
import { visitCheckout } from './pending-order.ts'
import { stateOf } from './state.ts'

/** No provider tells that its page was closed: what is not paid ends by itself, later. */
const WayToPay = ({ order, checkout }: { order: OrderView; checkout: string | null }) => {
  const { t } = useTranslation()
  const { id } = useMember()
  return (
    <>
      {checkout && (
        <Button component="a" href={checkout} onClick={() => visitCheckout(id, order.payment_id)}>
          {t('payment.checkout')}
        </Button>
      )}
      <p>{t('payment.watching')}</p>
      {checkout && <p>{t('payment.lapses')}</p>}
    </>
  )
}

const WayOn = ({ order, checkout }: { order: OrderView; checkout: string | null }) => {
  if (isUnderWay(order.lifecycle)) return <WayToPay order={order} checkout={checkout} />
  if (moneyBackOf(order).back > 0) return <AfterMoneyBack order={order} />
  return <AnotherWay order={order} />
}

/** Where the payment is, and what one can do about it: both as its chart says. */
export const ResultState = ({ order, checkout }: { order: OrderView; checkout: string | null }) => {
  const { t } = useTranslation()
  const state = stateOf(order)
  const isTaken = order.by_mandate && isBeingPrepared(order.lifecycle)
  const story = useOrderStatusText(order)
  const { date } = useFormat()
  const isDebit = order.payment_method === 'directdebit' && isUnderWay(order.lifecycle)
  const when = { asked: new Date(order.created_at), now: new Date(productNow()) }
  const day = date(debitDayOf(order.lifecycle, when).toISOString())
  const taken = isTaken ? t('repeat.loading') : story
  const inAdvance = creditsInAdvance(order.lifecycle)
  const wait = inAdvance > 0 ? '' : ` ${t('debit.pendingLater')}`
  const text = isDebit ? `${t('debit.pending', { day })}${wait}` : taken
  const isPaid = hasMoney(order.lifecycle) && moneyBackOf(order).back === 0
  const isFewer = creditsGrantedOf(order) < order.credits && isPaid
  const title = t(`payment.${state}.title`)
  const told = isFewer ? `${text} ${t('payment.fewer')}` : text
  return (
    <div role="status">
      {isPaid && !isUnderWay(order.lifecycle) ? (
        <Paid order={order} title={title} text={told} />
      ) : (
        <section className={styles.outcome} data-lit={isUnderWay(order.lifecycle) || undefined}>
          <img className={styles.picture} src="/home/dusk.webp" alt="" width={600} height={540} />
          <Link to={paths.transactions()} className={styles.close} aria-label={t('action.dismiss')}>
            <CloseIcon />
          </Link>
          <h1>{title}</h1>
          <p className={styles.text}>{told}</p>
          {inAdvance > 0 && (
            <p className={styles.text}>
              {t('debit.had', { credits: t('credits', { count: inAdvance }) })}
            </p>
          )}
          <p className={styles.facts}>
            <span>{t('credits', { count: order.credits })}</span>
            <strong>
              <Price amount={order.amount} />
            </strong>
          </p>
          <div className={styles.ways}>
            <WayOn order={order} checkout={checkout} />
          </div>
        </section>
      )}
    </div>
  )
}
