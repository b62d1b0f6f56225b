import { Price } from '#client/parts/payment/price.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CoinIcon } from '#client/ui/member-icons.tsx'
import type { Price as PriceOf } from '#core/payment/checkout/pricing.ts'
import styles from './order.module.css'
import { PriceLines } from './price-lines.tsx'

type Props = { credits: number; price: PriceOf }

/** What is bought and what it costs, in one line; folded out, line by line. */
export const OrderSummary = ({ credits, price }: Props) => {
  const { t } = useTranslation()
  const { rate, money } = useFormat()
  const { total, vat, components } = price
  const off = components.find(({ kind }) => kind === 'discount')
  return (
    <details className={styles.summary}>
      <summary>
        <span className={styles.coin}>
          <CoinIcon />
        </span>
        <span className={styles.bought}>
          <strong>{t('credits', { count: credits })}</strong>
          {off && (
            <small>
              {t('shop.off', { discount: money({ ...total, minor: Math.abs(off.minor) }) })}
            </small>
          )}
        </span>
        <span className={styles.paid}>
          <strong>
            <Price amount={total} />
          </strong>
          <small>
            {off && (
              <>
                <span className="visually-hidden">{t('discount.was', { price: '' })}</span>
                <s>
                  <Price amount={{ ...total, minor: total.minor + Math.abs(off.minor) }} />
                </s>{' '}
              </>
            )}
            {t('shop.withVat', { rate: rate(vat.basisPoints) })}
          </small>
        </span>
      </summary>
      <PriceLines credits={credits} price={price} />
    </details>
  )
}
