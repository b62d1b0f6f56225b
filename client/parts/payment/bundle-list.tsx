import type { ReactNode } from 'react'
import { Price } from '#client/parts/payment/price.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shelf from '#client/ui/bundles.module.css'
import { type Money, sameMoney } from '#core/kernel/money.ts'
import { minorPerCredit, priceOf, savedPercent } from '#core/payment/checkout/pricing.ts'
import type { Bundle } from '#core/payment/checkout/values.ts'

const BASIS_POINTS = 100

/** What the bundle costs now and, where that differs, what it costs otherwise. */
const Prices = ({ price, now }: { price: Money; now: Money }) => {
  const { t } = useTranslation()
  if (sameMoney(price, now)) return <Price amount={price} />
  return (
    <>
      <span className="visually-hidden">{t('discount.was', { price: '' })}</span>
      <s className={shelf.was}>
        <Price amount={price} />
      </s>{' '}
      <span className="visually-hidden">{t('discount.now', { price: '' })}</span>
      <Price amount={now} />
    </>
  )
}

const Saved = ({ percent }: { percent: number }) => {
  const { t } = useTranslation()
  const { rate } = useFormat()
  if (percent === 0) return null
  return (
    <span className={shelf.saved}>
      <span aria-hidden="true">−{rate(percent * BASIS_POINTS)}</span>
      <span className="visually-hidden">
        {t('shop.saved', { percent: rate(percent * BASIS_POINTS) })}
      </span>
    </span>
  )
}

type Priced = Bundle & { now: Money }

/** The bundles with what is paid for each now. */
export const pricedNow = (bundles: readonly Bundle[], discountPercent: number): Priced[] =>
  bundles.map((bundle) => ({
    ...bundle,
    now: priceOf(bundle, { vatBasisPoints: 0, discountPercent }).total,
  }))

type RowProps = { bundle: Priced; saved: number; Name: 'h2' | 'strong' }

const Row = ({ bundle, saved, Name }: RowProps) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { credits, price, now } = bundle
  const each = { ...price, minor: minorPerCredit({ credits, price: now }) }
  return (
    <>
      <span className={shelf.what}>
        <span className={shelf.name}>
          <Name>{t('credits', { count: credits })}</Name> <Saved percent={saved} />
        </span>
        <span className={shelf.each}>{t('shop.each', { price: money(each) })}</span>
      </span>
      <span className={shelf.price}>
        <Prices price={price} now={now} />
      </span>
    </>
  )
}

type ListProps = {
  bundles: readonly Priced[]
  /** Which is chosen; a visitor looks only. */
  chosen?: string | undefined
  onChoose?: (id: string) => void
  /** One row more. */
  children?: ReactNode
}

/** Bundles with what each costs, and each of its credits, as rows that are seen at one look. */
export const BundleList = ({ bundles, chosen, onChoose, children }: ListProps) => {
  const paid = bundles.map(({ credits, now }) => ({ credits, price: now }))
  return (
    <ul className={shelf.bundles}>
      {bundles.map((bundle) => {
        const { id, credits, now } = bundle
        const saved = savedPercent({ credits, price: now }, paid)
        return (
          <li key={id}>
            {onChoose ? (
              <label className={shelf.row}>
                <input
                  type="radio"
                  name="bundle"
                  checked={id === chosen}
                  onChange={() => onChoose(id)}
                />
                <Row bundle={bundle} saved={saved} Name="strong" />
              </label>
            ) : (
              <div className={shelf.row}>
                <Row bundle={bundle} saved={saved} Name="h2" />
              </div>
            )}
          </li>
        )
      })}
      {children && <li>{children}</li>}
    </ul>
  )
}
