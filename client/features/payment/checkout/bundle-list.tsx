import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Price } from '#client/parts/payment/price.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { paths } from '#client/platform/paths.ts'
import shelf from '#client/ui/bundles.module.css'
import layout from '#client/ui/layout.module.css'
import { type Money, sameMoney } from '#core/kernel/money.ts'
import { minorPerCredit, priceOf } from '#core/payment/checkout/pricing.ts'
import type { Bundle } from '#core/payment/checkout/values.ts'
import styles from './payment.module.css'

/** What the bundle costs now and, where that differs, what it costs otherwise. */
const Prices = ({ price, now }: { price: Money; now: Money }) => {
  const { t } = useTranslation()
  if (sameMoney(price, now)) return <Price amount={price} />
  return (
    <>
      <span className="visually-hidden">{t('discount.was', { price: '' })}</span>
      <s className={styles.was}>
        <Price amount={price} />
      </s>{' '}
      <span className="visually-hidden">{t('discount.now', { price: '' })}</span>
      <Price amount={now} />
    </>
  )
}

type CardProps = { bundle: Bundle; now: Money; isForSale: boolean }

const BundleCard = ({ bundle, now, isForSale }: CardProps) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { search } = useLocation()
  const { id, credits, price } = bundle
  const each = { ...price, minor: minorPerCredit({ credits, price: now }) }
  const words = { credits: t('credits', { count: credits }), price: money(now) }
  return (
    <li className={styles.bundle}>
      <h2>{words.credits}</h2>
      <p className={styles.price}>
        <Prices price={price} now={now} />
      </p>
      <p className={layout.dimmed}>{t('shop.each', { price: money(each) })}</p>
      {isForSale && (
        <Button
          component={Link}
          to={{ pathname: paths.order(id), search }}
          variant="light"
          aria-label={t('shop.chooseBundle', words)}
        >
          {t('shop.choose')}
        </Button>
      )}
    </li>
  )
}

type ListProps = {
  bundles: readonly Bundle[]
  /** What is off the price now. */
  discountPercent?: number
  /** A visitor looks only. */
  isForSale?: boolean
}

/** Bundles with what each costs, and each of its credits. */
export const BundleList = ({ bundles, discountPercent = 0, isForSale = true }: ListProps) => (
  <ul className={shelf.bundles}>
    {bundles.map((bundle) => (
      <BundleCard
        key={bundle.id}
        bundle={bundle}
        now={priceOf(bundle, { vatBasisPoints: 0, discountPercent }).total}
        isForSale={isForSale}
      />
    ))}
  </ul>
)
