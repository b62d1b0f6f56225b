import { askDiscountsAnew } from '#client/parts/payment/discount.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Countdown } from '#client/ui/countdown.tsx'
import type { DiscountCode } from '#core/payment/checkout/contract.ts'
import styles from './time-bonus.module.css'

const BASIS_POINTS = 100

export const Star = () => (
  <svg viewBox="0 0 24 24" className={styles.star} aria-hidden="true">
    <path d="m12 2.5 2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z" />
  </svg>
)

export const usePercent = ({ percentage }: DiscountCode) =>
  useFormat().rate(percentage * BASIS_POINTS)

/** The welcome bonus above the pages of the members area, with what is left of it (TBN-04). */
export const Banner = ({ bonus }: { bonus: DiscountCode }) => {
  const { t } = useTranslation()
  const percent = usePercent(bonus)
  return (
    <aside className={styles.banner} aria-label={t('bonus.label')}>
      <Link to={paths.credits()} className={styles.line}>
        <Star />
        <span>
          {t('bonus.banner', { percent })}{' '}
          {bonus.expires && (
            <Countdown endsAt={bonus.expires} onEnd={() => void askDiscountsAnew()} />
          )}
        </span>
        <Star />
      </Link>
    </aside>
  )
}
