import { askDiscountsAnew } from '#client/parts/payment/discount.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { Countdown } from '#client/ui/countdown.tsx'
import { SparkIcon } from '#client/ui/icons.tsx'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import type { DiscountCode } from '#core/payment/checkout/contract.ts'
import styles from './shop.module.css'

const BASIS_POINTS = 100

type TextProps = { expires: string; percent: string; isBonus: boolean }

const HowLong = ({ expires, percent, isBonus }: TextProps) => {
  const { t } = useTranslation()
  if (!isBonus) {
    const count = Math.max(1, Math.ceil((Date.parse(expires) - productNow()) / HOUR_MS))
    return <p>{t('discount.welcome', { percent, count })}</p>
  }
  return (
    <p>
      {t('discount.bonus', { percent })}{' '}
      <strong>
        <Countdown endsAt={expires} onEnd={() => void askDiscountsAnew()} />
      </strong>
    </p>
  )
}

/** What makes the prices lower now, and until when: the bonus to the second, else in hours. */
export const ActiveDiscount = ({ discount }: { discount: DiscountCode }) => {
  const { rate } = useFormat()
  const { expires, percentage, lifecycle } = discount
  const percent = rate(percentage * BASIS_POINTS)
  if (expires === null) return null
  return (
    <div className={styles.card} role="status">
      <HowLong expires={expires} percent={percent} isBonus={lifecycle !== null} />
      <span className={styles.sun} aria-hidden="true">
        {percent}
      </span>
    </div>
  )
}

/** Where nothing is off the price: what one buys, in a word. */
export const NoDiscount = ({ isFirst }: { isFirst: boolean }) => {
  const { t } = useTranslation()
  const { message_credits } = useSettings()
  const credits = t('credits', { count: message_credits })
  return (
    <div className={styles.card}>
      <div>
        <p>{t('shop.warm')}</p>
        <p className={styles.under}>
          {isFirst ? t('shop.first') : t('shop.perMessage', { credits })}
        </p>
      </div>
      <span className={styles.sun} aria-hidden="true">
        <SparkIcon size={30} filled />
      </span>
    </div>
  )
}
