import { useSuspenseQuery } from '@tanstack/react-query'
import { useActiveDiscount } from '#client/parts/payment/discount.ts'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { creditsQuery } from '#client/platform/api/payment-queries.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { SparkIcon } from '#client/ui/icons.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { ActiveDiscount } from './active-discount.tsx'
import { BundleChoice } from './bundle-choice.tsx'
import { loader } from './credits.tsx'
import styles from './paid-scene.module.css'
import { PaidScene } from './paid-scene.tsx'
import { PlanTable } from './plan-table.tsx'
import { Gifts } from './premium-gifts.tsx'
import { PriceNote } from './price-note.tsx'
import shop from './shop.module.css'

/** What Premium gives, and what the site itself says of it, where it does (CRD-07). */
const WhatItGives = ({ isOn }: { isOn: boolean }) => {
  const { t } = useTranslation()
  const { name, premium_claim: claim } = useSettings()
  return (
    <PaidScene mark={<SparkIcon size={44} filled />} isLow>
      <div className={styles.said}>
        <h1>{t('premium.title')}</h1>
        <p>{isOn ? <strong>{t('premium.isOn')}</strong> : t('premium.lead')}</p>
      </div>
      <h2 className="visually-hidden">{t('premium.gives')}</h2>
      <Gifts className={styles.gains} />
      {claim && <p className={styles.claim}>{t('premium.claim', { name, claim })}</p>}
    </PaidScene>
  )
}

export { loader }

export const Component = () => {
  const { t } = useTranslation()
  const { paid_user } = useMember()
  const { bundles, free_amount, vat_basis_points } = useSuspenseQuery(creditsQuery).data
  const discount = useActiveDiscount()
  const discountPercent = discount?.percentage ?? 0
  const isNothing = bundles.length === 0 && !free_amount
  /** The bonus has its banner above this page. */
  const isTold = discount !== null && discount.lifecycle === null
  return (
    <Page>
      <div className={shop.pair}>
        <WhatItGives isOn={paid_user} />
        <div className={layout.stack}>
          <h2>{paid_user ? t('premium.moreCredits') : t('premium.packages')}</h2>
          {isTold && !isNothing && <ActiveDiscount discount={discount} />}
          {isNothing && <p>{t('shop.none')}</p>}
          <BundleChoice bundles={bundles} free={free_amount} discountPercent={discountPercent} />
          <PriceNote vatBasisPoints={vat_basis_points} />
          <p>
            <Link to={paths.credits()}>{t('premium.toCredits')}</Link>
          </p>
        </div>
      </div>
      <PlanTable />
    </Page>
  )
}
