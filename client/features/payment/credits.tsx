import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { queryClient } from '#client/api/client.ts'
import { useMember } from '#client/api/hooks.ts'
import { creditsQuery } from '#client/api/queries.ts'
import { useFormat } from '#client/i18n/format.ts'
import { paths } from '#client/paths.ts'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Price } from '#client/ui/price.tsx'
import type { Answer } from '#core/contract/contract.ts'
import { minorPerCredit } from '#core/payment/pricing.ts'
import styles from './payment.module.css'

type Bundle = Answer<'GET /api/credits.php'>['bundles'][number]

export const loader = () => queryClient.ensureQueryData(creditsQuery)

const BundleCard = ({ bundle }: { bundle: Bundle }) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { id, credits, price } = bundle
  const each = { ...price, minor: minorPerCredit(bundle) }
  const words = { credits: t('credits', { count: credits }), price: money(price) }
  return (
    <li className={styles.bundle}>
      <h2>{words.credits}</h2>
      <p className={styles.price}>
        <Price amount={price} />
      </p>
      <p className={layout.dimmed}>{t('shop.each', { price: money(each) })}</p>
      <Button
        component={Link}
        to={paths.order(id)}
        variant="light"
        aria-label={t('shop.chooseBundle', words)}
      >
        {t('shop.choose')}
      </Button>
    </li>
  )
}

export const Component = () => {
  const { t } = useTranslation()
  const { rate } = useFormat()
  const { credits } = useMember()
  const { bundles, vat_basis_points } = useSuspenseQuery(creditsQuery).data
  return (
    <Page>
      <h1>{t('shop.title')}</h1>
      <p>{t('shop.lead')}</p>
      <p>
        <strong>{t('shop.balance', { credits: t('credits', { count: credits }) })}</strong>
      </p>
      <ul className={styles.bundles}>
        {bundles.map((bundle) => (
          <BundleCard key={bundle.id} bundle={bundle} />
        ))}
      </ul>
      <p className={layout.dimmed}>{t('shop.vat', { rate: rate(vat_basis_points) })}</p>
      <p>
        <Link to={paths.transactions()}>{t('shop.history')}</Link>
      </p>
    </Page>
  )
}
