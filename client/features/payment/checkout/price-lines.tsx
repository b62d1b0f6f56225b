import { useTranslation } from 'react-i18next'
import { Price } from '#client/parts/payment/price.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import type { Price as PriceOf } from '#core/payment/checkout/pricing.ts'
import styles from './payment.module.css'

/** What an order costs, line by line; the lines add up to the total. */
export const PriceLines = ({ credits, price }: { credits: number; price: PriceOf }) => {
  const { t } = useTranslation()
  const { rate } = useFormat()
  const { components, total, vat } = price
  const { currency } = total
  return (
    <dl className={styles.lines}>
      {components.map(({ kind, minor }) => (
        <div key={kind} className={styles.line}>
          <dt>
            {kind === 'bundle' ? t('credits', { count: credits }) : t(`shop.component.${kind}`)}
          </dt>
          <dd>
            <Price amount={{ minor, currency }} />
          </dd>
        </div>
      ))}
      <dt className={styles.total}>{t('shop.total')}</dt>
      <dd className={styles.total}>
        <Price amount={total} />
      </dd>
      <dt>{t('shop.vatWithin', { rate: rate(vat.basisPoints) })}</dt>
      <dd>
        <Price amount={{ minor: vat.minor, currency }} />
      </dd>
    </dl>
  )
}
