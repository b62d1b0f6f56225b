import { Price } from '#client/parts/payment/price.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Price as PriceOf } from '#core/payment/checkout/pricing.ts'
import { orderLines } from '#core/payment/receipt/contents.ts'
import styles from './payment.module.css'

/** What an order costs, line by line; the lines add up to the total. */
export const PriceLines = ({
  credits,
  ordered,
  price,
}: {
  /** Those that it brings, of those that were ordered. */
  credits: number
  ordered?: number
  price: PriceOf
}) => {
  const { t } = useTranslation()
  const { rate } = useFormat()
  const lines = orderLines(
    { credits, ...(ordered !== undefined && { ordered }), price },
    {
      bundle: (count) => t('credits', { count }),
      discount: t('shop.component.discount'),
      total: t('shop.total'),
      vat: (basisPoints) => t('shop.vatWithin', { rate: rate(basisPoints) }),
    },
  )
  return (
    <dl className={styles.lines}>
      {lines.map(({ kind, name, amount }) => {
        const total = kind === 'total' ? styles.total : undefined
        return (
          <div key={kind} className={styles.line}>
            <dt className={total}>{name}</dt>
            <dd className={total}>
              <Price amount={amount} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
