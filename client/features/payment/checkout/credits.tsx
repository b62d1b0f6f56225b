import { useSuspenseQuery } from '@tanstack/react-query'
import { loadDiscounts, useActiveDiscount } from '#client/parts/payment/discount.ts'
import { MarketChoice } from '#client/parts/payment/market-choice.tsx'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { creditsQuery, userQuery } from '#client/platform/api/queries.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { Empty } from '#client/ui/states.tsx'
import { ActiveDiscount } from './active-discount.tsx'
import { BundleChoice } from './bundle-choice.tsx'
import { FreeAmountChoice } from './free-amount.tsx'
import { PriceNote } from './price-note.tsx'
import styles from './shop.module.css'

export const loader = async () => {
  const user = queryClient.getQueryData(userQuery.queryKey) ?? null
  const [credits] = await Promise.all([
    queryClient.ensureQueryData(creditsQuery),
    loadDiscounts(user),
  ])
  return credits
}

type NothingProps = { isLooking: boolean; look: () => void }

const NothingForSale = ({ isLooking, look }: NothingProps) => {
  const { t } = useTranslation()
  const { support_email: email } = useSettings()
  return (
    <Empty title={t('shop.none')} text={t('shop.noneText', { email })} place="sofa">
      <Button loading={isLooking} onClick={look}>
        {t('shop.lookAgain')}
      </Button>
    </Empty>
  )
}

export const Component = () => {
  const { t } = useTranslation()
  const { credits, paid_user } = useMember()
  const { data, refetch, isFetching } = useSuspenseQuery(creditsQuery)
  const { bundles, country, free_amount, vat_basis_points } = data
  const discount = useActiveDiscount()
  const discountPercent = discount?.percentage ?? 0
  const isNothing = bundles.length === 0 && !free_amount
  return (
    <Page>
      <div>
        <div className={styles.head}>
          <h1>{t('shop.title')}</h1>
          <p>{t('shop.balance', { credits: t('credits', { count: credits }) })}</p>
        </div>
        <p className={styles.lead}>
          {t('shop.lead')} {!paid_user && t('shop.first')}
        </p>
      </div>
      {discount && !isNothing && <ActiveDiscount discount={discount} />}
      {isNothing && <NothingForSale isLooking={isFetching} look={() => void refetch()} />}
      <div className={styles.shop}>
        <BundleChoice bundles={bundles} discountPercent={discountPercent} />
        <div className={styles.side}>
          {free_amount && <FreeAmountChoice free={free_amount} discountPercent={discountPercent} />}
          <PriceNote vatBasisPoints={vat_basis_points} />
          <MarketChoice country={country} />
          <p className={styles.more}>
            {paid_user && <Link to={paths.repeatOrder()}>{t('repeat.link')}</Link>}
            <Link to={paths.premium()}>{t('premium.more')}</Link>
            <Link to={paths.transactions()}>{t('shop.history')}</Link>
          </p>
        </div>
      </div>
    </Page>
  )
}
