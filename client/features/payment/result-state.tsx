import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMember } from '#client/api/hooks.ts'
import { lifecycleOf } from '#client/api/lifecycle.ts'
import { paths } from '#client/paths.ts'
import { CheckIcon, WarningIcon } from '#client/ui/icons.tsx'
import { ClockIcon, CoinIcon } from '#client/ui/member-icons.tsx'
import { Empty } from '#client/ui/states.tsx'
import type { OrderView } from '#core/contract/credits.ts'
import { payment } from '#core/payment/machine.ts'
import { broughtOf } from '#core/payment/order.ts'
import styles from './payment.module.css'
import { isUnderWay, visitCheckout } from './pending-order.ts'
import { stateOf } from './state.ts'

/** The money is here, as long as a cent of it could still be given back. */
const isPaid = ({ lifecycle }: OrderView) =>
  lifecycleOf(payment, lifecycle).can({ type: 'giveBack', minor: 1, credits: 0, by: 'givenBack' })

const iconOf = (order: OrderView) => {
  if (isUnderWay(order)) return <ClockIcon size={32} />
  if (!isPaid(order)) {
    return order.completed_at === null ? <WarningIcon size={32} /> : <CoinIcon size={32} />
  }
  return (
    <span className={styles.good}>
      <CheckIcon size={32} />
    </span>
  )
}

/** After a failure another method; a failed card offers the card again or PayPal. */
const AnotherWay = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation()
  const { bundle, payment_method } = order
  if (payment_method !== 'creditcard') {
    return (
      <Button component={Link} to={paths.order(bundle)}>
        {t('payment.again')}
      </Button>
    )
  }
  return (
    <>
      <Button component={Link} to={paths.order(bundle, 'creditcard')}>
        {t('payment.retryCard')}
      </Button>
      <Button component={Link} to={paths.order(bundle, 'paypal')} variant="default">
        {t('payment.paypal')}
      </Button>
    </>
  )
}

/** Of money that was here and went back: what it did to the balance. */
const AfterMoneyBack = () => {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={paths.transactions()} variant="default">
      {t('payment.toBalance')}
    </Button>
  )
}

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
  const { t } = useTranslation()
  if (isUnderWay(order)) return <WayToPay order={order} checkout={checkout} />
  if (!isPaid(order)) {
    return order.completed_at === null ? <AnotherWay order={order} /> : <AfterMoneyBack />
  }
  return (
    <>
      <Button component={Link} to={paths.chats()}>
        {t('payment.chat')}
      </Button>
      <Button component={Link} to={paths.members()} variant="default">
        {t('payment.browse')}
      </Button>
      <Link to={paths.repeatOrder()}>{t('repeat.link')}</Link>
    </>
  )
}

/** Where the payment is, and what one can do about it: both as its chart says. */
export const ResultState = ({ order, checkout }: { order: OrderView; checkout: string | null }) => {
  const { t } = useTranslation()
  const state = stateOf(order)
  const { can } = lifecycleOf(payment, order.lifecycle)
  const isTaken = order.by_mandate && can({ type: 'providerSilent' })
  const brought = broughtOf(order)
  const credits = t('credits', { count: brought })
  const text = isTaken ? t('repeat.loading') : t(`payment.${state}.text`, { credits })
  return (
    <div role="status">
      <Empty
        title={t(`payment.${state}.title`)}
        text={brought < order.credits && isPaid(order) ? `${text} ${t('payment.fewer')}` : text}
        icon={iconOf(order)}
        whole
      >
        <WayOn order={order} checkout={checkout} />
      </Empty>
    </div>
  )
}
