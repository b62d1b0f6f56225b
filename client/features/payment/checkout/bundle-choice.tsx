import { useState } from 'react'
import { useLocation } from 'react-router'
import { BundleList, pricedNow } from '#client/parts/payment/bundle-list.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { middleOf } from '#core/payment/checkout/pricing.ts'
import type { Bundle, FreeAmount } from '#core/payment/checkout/values.ts'
import { OwnAmountRow, useOwnAmount } from './free-amount.tsx'
import styles from './shop.module.css'

const OWN = 'own'

type Props = {
  bundles: readonly Bundle[]
  /** As many as one likes, where the site sells so. */
  free?: FreeAmount | undefined
  /** What is off the price now. */
  discountPercent?: number
}

/** One bundle is chosen beforehand, and one button says what it costs. */
export const BundleChoice = ({ bundles, free, discountPercent = 0 }: Props) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { search } = useLocation()
  const [id, choose] = useState<string>()
  const own = useOwnAmount(free, discountPercent)
  const priced = pricedNow(bundles, discountPercent)
  const isOwn = free !== undefined && (id === OWN || bundles.length === 0)
  const chosen = isOwn ? undefined : (priced.find((bundle) => bundle.id === id) ?? middleOf(priced))
  if (!chosen && !isOwn) return null
  const words = (credits: number, price: Bundle['price']) =>
    t('shop.chooseBundle', { credits: t('credits', { count: credits }), price: money(price) })
  return (
    <form ref={own.ref} className={styles.choice} onSubmit={own.submit} noValidate>
      <fieldset>
        <legend className="visually-hidden">{t('shop.bundles')}</legend>
        <BundleList bundles={priced} chosen={chosen?.id} onChoose={choose}>
          {free && (
            <OwnAmountRow free={free} own={own} isChosen={isOwn} onChoose={() => choose(OWN)} />
          )}
        </BundleList>
      </fieldset>
      <div className={styles.bar}>
        {chosen ? (
          <Button component={Link} to={{ pathname: paths.order(chosen.id), search }} size="lg" wide>
            {words(chosen.credits, chosen.now)}
          </Button>
        ) : (
          <Button type="submit" size="lg" wide loading={own.sending}>
            {own.taken ? words(own.taken.credits, own.taken.price) : t('shop.free.choose')}
          </Button>
        )}
        <p>{t('shop.lead')}</p>
      </div>
    </form>
  )
}
