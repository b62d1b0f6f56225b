import { useTranslation } from 'react-i18next'
import { askDiscountsAnew } from '#client/parts/payment/discount.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { Countdown } from '#client/ui/countdown.tsx'
import { Notice } from '#client/ui/states.tsx'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import type { DiscountCode } from '#core/payment/checkout/contract.ts'

const BASIS_POINTS = 100

/** What makes the prices lower now, and until when: the bonus to the second, else in hours. */
export const ActiveDiscount = ({ discount }: { discount: DiscountCode }) => {
  const { t } = useTranslation()
  const { rate } = useFormat()
  const { expires, percentage, lifecycle } = discount
  const percent = rate(percentage * BASIS_POINTS)
  if (expires === null) return null
  if (lifecycle === null) {
    const count = Math.max(1, Math.ceil((Date.parse(expires) - productNow()) / HOUR_MS))
    return <Notice tone="good">{t('discount.welcome', { percent, count })}</Notice>
  }
  return (
    <Notice tone="good">
      <p>
        {t('discount.bonus', { percent })}{' '}
        <strong>
          <Countdown endsAt={expires} onEnd={() => void askDiscountsAnew()} />
        </strong>
      </p>
    </Notice>
  )
}
