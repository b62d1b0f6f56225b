import { useState } from 'react'
import { useLocation } from 'react-router'
import { BundleList, pricedNow } from '#client/parts/payment/bundle-list.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { middleOf } from '#core/payment/checkout/pricing.ts'
import type { Bundle } from '#core/payment/checkout/values.ts'
import styles from './shop.module.css'

type Props = {
  bundles: readonly Bundle[]
  /** What is off the price now. */
  discountPercent?: number
}

/** One bundle is chosen beforehand, and one button says what it costs. */
export const BundleChoice = ({ bundles, discountPercent = 0 }: Props) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { search } = useLocation()
  const [id, choose] = useState<string>()
  const priced = pricedNow(bundles, discountPercent)
  const chosen = priced.find((bundle) => bundle.id === id) ?? middleOf(priced)
  if (!chosen) return null
  const credits = t('credits', { count: chosen.credits })
  return (
    <div className={styles.choice}>
      <fieldset>
        <legend className="visually-hidden">{t('shop.bundles')}</legend>
        <BundleList bundles={priced} chosen={chosen.id} onChoose={choose} />
      </fieldset>
      <div className={styles.bar}>
        <Button component={Link} to={{ pathname: paths.order(chosen.id), search }} size="lg" wide>
          {t('shop.chooseBundle', { credits, price: money(chosen.now) })}
        </Button>
      </div>
    </div>
  )
}
