import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { queryClient } from '#client/api/client.ts'
import { loadDiscounts, useActiveDiscount } from '#client/api/discount.ts'
import { useMember, useSettings } from '#client/api/hooks.ts'
import { creditsQuery, userQuery } from '#client/api/queries.ts'
import { useFormat } from '#client/i18n/format.ts'
import { paths } from '#client/paths.ts'
import layout from '#client/ui/layout.module.css'
import { CoinIcon } from '#client/ui/member-icons.tsx'
import { Page } from '#client/ui/page.tsx'
import { Price } from '#client/ui/price.tsx'
import { Empty } from '#client/ui/states.tsx'
import type { Answer } from '#core/contract/contract.ts'
import { type Money, sameMoney } from '#core/payment/money.ts'
import { minorPerCredit, priceOf } from '#core/payment/pricing.ts'
import { ActiveDiscount } from './active-discount.tsx'
import styles from './payment.module.css'

type Bundle = Answer<'GET /api/credits.php'>['bundles'][number]

export const loader = async () => {
  const user = queryClient.getQueryData(userQuery.queryKey) ?? null
  const [credits] = await Promise.all([
    queryClient.ensureQueryData(creditsQuery),
    loadDiscounts(user),
  ])
  return credits
}

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

const BundleCard = ({ bundle, now }: { bundle: Bundle; now: Money }) => {
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
      <Button
        component={Link}
        to={{ pathname: paths.order(id), search }}
        variant="light"
        aria-label={t('shop.chooseBundle', words)}
      >
        {t('shop.choose')}
      </Button>
    </li>
  )
}

type NothingProps = { isLooking: boolean; look: () => void }

const NothingForSale = ({ isLooking, look }: NothingProps) => {
  const { t } = useTranslation()
  const { support_email: email } = useSettings()
  return (
    <Empty
      title={t('shop.none')}
      text={t('shop.noneText', { email })}
      icon={<CoinIcon size={32} />}
    >
      <Button loading={isLooking} onClick={look}>
        {t('shop.lookAgain')}
      </Button>
    </Empty>
  )
}

export const Component = () => {
  const { t } = useTranslation()
  const { rate } = useFormat()
  const { credits } = useMember()
  const { data, refetch, isFetching } = useSuspenseQuery(creditsQuery)
  const { bundles, vat_basis_points } = data
  const discount = useActiveDiscount()
  const discountPercent = discount?.percentage ?? 0
  const priceNow = (bundle: Bundle) =>
    priceOf(bundle, { vatBasisPoints: vat_basis_points, discountPercent }).total
  return (
    <Page>
      <h1>{t('shop.title')}</h1>
      <p>{t('shop.lead')}</p>
      <p>
        <strong>{t('shop.balance', { credits: t('credits', { count: credits }) })}</strong>
      </p>
      {discount && bundles.length > 0 && <ActiveDiscount discount={discount} />}
      {bundles.length === 0 && (
        <NothingForSale isLooking={isFetching} look={() => void refetch()} />
      )}
      <ul className={styles.bundles}>
        {bundles.map((bundle) => (
          <BundleCard key={bundle.id} bundle={bundle} now={priceNow(bundle)} />
        ))}
      </ul>
      <p className={layout.dimmed}>{t('shop.vat', { rate: rate(vat_basis_points) })}</p>
      <p>
        <Link to={paths.transactions()}>{t('shop.history')}</Link>
      </p>
    </Page>
  )
}
