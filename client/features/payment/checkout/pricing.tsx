import { useSuspenseQuery } from '@tanstack/react-query'
import { BundleList, pricedNow } from '#client/parts/payment/bundle-list.tsx'
import { MarketChoice } from '#client/parts/payment/market-choice.tsx'
import { queryClient } from '#client/platform/api/client.ts'
import { useSettings, useSignupsOpen, useUser } from '#client/platform/api/hooks.ts'
import { pricingQuery } from '#client/platform/api/list-queries.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { leastPriceIn } from '#core/payment/checkout/market.ts'
import { BundleChoice } from './bundle-choice.tsx'
import { FreeAmountTerms } from './free-amount.tsx'
import styles from './payment.module.css'
import { PriceNote } from './price-note.tsx'

export const loader = () => queryClient.ensureQueryData(pricingQuery)

/** What a message costs in the country, in credits and in its money (CRD-03, H2). */
const Costs = ({ country }: { country: string }) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { message_credits, signup_credits, minimum_message_costs } = useSettings()
  const least = leastPriceIn(minimum_message_costs, country)
  const credits = t('credits', { count: message_credits })
  return (
    <section className={layout.surface}>
      <dl className={styles.lines}>
        <dt>{t('pricing.signup')}</dt>
        <dd>{t('pricing.free')}</dd>
        <dt>{t('pricing.gift')}</dt>
        <dd>{t('credits', { count: signup_credits })}</dd>
        <dt>{t('pricing.receive')}</dt>
        <dd>{t('pricing.free')}</dd>
        <dt>{t('pricing.message')}</dt>
        <dd>
          {credits}
          {least && `, ${t('pricing.from', { price: money(least) })}`}
        </dd>
      </dl>
    </section>
  )
}

/** What everything costs, before anybody signs up. */
export const Component = () => {
  const { t } = useTranslation()
  const user = useUser()
  const open = useSignupsOpen()
  const { bundles, country, free_amount, vat_basis_points } = useSuspenseQuery(pricingQuery).data
  return (
    <Page width="reading">
      <h1>{t('pricing.title')}</h1>
      <p>{t('pricing.lead')}</p>
      <Costs country={country} />
      <h2>{t('pricing.bundles')}</h2>
      {bundles.length === 0 && !free_amount && <p>{t('shop.none')}</p>}
      {user ? (
        <BundleChoice key={country} bundles={bundles} free={free_amount} />
      ) : (
        <BundleList bundles={pricedNow(bundles, 0)} />
      )}
      {free_amount && !user && <FreeAmountTerms free={free_amount} />}
      <PriceNote vatBasisPoints={vat_basis_points} />
      <MarketChoice country={country} />
      {!user && open && (
        <p>
          <Button component={Link} to={paths.signup()} size="lg">
            {t('nav.signup')}
          </Button>
        </p>
      )}
    </Page>
  )
}
