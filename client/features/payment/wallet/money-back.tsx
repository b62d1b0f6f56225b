import { useQuery } from '@tanstack/react-query'
import { transactionQuery } from '#client/parts/payment/wallet.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { creditsGrantedOf, moneyBackOf } from '#core/payment/checkout/order.ts'
import { stateOf } from '../checkout/state.ts'

/** Why money went back, as far as the page's title does not say it. */
const useWhy = ({ amount, withdrawal, ...order }: OrderView) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { paid, charged } = moneyBackOf(order)
  if (withdrawal) return t('payment.why.withdrawn')
  if (charged > 0 && charged < paid) {
    return t('payment.why.charged', { charged: money({ ...amount, minor: charged }) })
  }
  return paid > amount.minor ? t('payment.why.twice') : ''
}

/** What a payment brought; where money of it went back: how much, why, and what that took. */
export const useOrderStatusText = (order: OrderView): string => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const why = useWhy(order)
  const of = (minor: number) => money({ ...order.amount, minor })
  const { paid, back, byHand, charged, taken, granted } = moneyBackOf(order)
  const count = Math.max(granted, creditsGrantedOf(order))
  const words = { credits: t('credits', { count }), paid: of(paid), back: of(back) }
  const text = t(`payment.${stateOf(order)}.text`, words)
  if (back === 0) return text
  const went =
    taken < granted ? t('payment.taken', { taken, granted }) : t('payment.takenAll', { granted })
  return [
    why,
    text,
    byHand > 0 && t('payment.byHand', { byHand: of(byHand) }),
    taken > 0 && went,
    back === paid && charged === 0 && t('payment.staysPremium'),
    charged > 0 && t('payment.wrong'),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Where the site can do something about it that nobody can do here. */
export const MailUs = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation()
  const { support_email } = useSettings()
  const subject = encodeURIComponent(`${t('payment.number')} ${order.payment_id}`)
  return (
    <p>
      <a href={`mailto:${support_email}?subject=${subject}`}>{t('payment.mail')}</a>
    </p>
  )
}

/** Of money that was here and went back: the note of it, and what it did to the balance. */
export const AfterMoneyBack = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation()
  const { data } = useQuery(transactionQuery(order))
  const note = data?.receipts.findLast(({ kind }) => kind === 'credit')
  return (
    <>
      {note && (
        <Button
          component={Link}
          to={paths.receipt(order.payment_id, note.number)}
          variant="default"
        >
          {t('payment.toNote')}
        </Button>
      )}
      <Button component={Link} to={paths.transactions()} variant="default">
        {t('payment.toBalance')}
      </Button>
      {moneyBackOf(order).charged > 0 && <MailUs order={order} />}
    </>
  )
}
