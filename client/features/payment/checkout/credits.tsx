import { useSuspenseQuery } from '@tanstack/react-query'
import { leftTalk } from '#client/parts/payment/back-to-talk.ts'
import { loadDiscounts, useActiveDiscount } from '#client/parts/payment/discount.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { creditsQuery } from '#client/platform/api/payment-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { RetryButton } from '#client/platform/shell/retry-button.tsx'
import { SparkIcon } from '#client/ui/icons.tsx'
import { Page } from '#client/ui/page.tsx'
import { Empty } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import { ActiveDiscount, NoDiscount } from './active-discount.tsx'
import { BundleChoice } from './bundle-choice.tsx'
import { Gains } from './premium-gifts.tsx'
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
      <RetryButton isMain isTrying={isLooking} retry={look} words={t('shop.lookAgain')} />
    </Empty>
  )
}

/** Beside the bundles, where there is room: what a first purchase gives, before an evening sea. */
const Beside = ({ isPremium }: { isPremium: boolean }) => {
  const { t } = useTranslation()
  return (
    <section className={styles.beside}>
      <img src="/home/sea.webp" alt="" width={600} height={540} loading="lazy" />
      <h2>{isPremium ? t('premium.isOn') : t('premium.becomes')}</h2>
      <Gains className={styles.gains} />
    </section>
  )
}

/** The one thing beside it that one may have come for; all else of one's money stands in the wallet. */
const More = ({ isPremium }: { isPremium: boolean }) => {
  const { t } = useTranslation()
  const [to, words] = isPremium
    ? [paths.repeatOrder(), t('repeat.link')]
    : [paths.premium(), t('premium.more')]
  return (
    <p className={styles.more}>
      <Link to={to}>{words}</Link>
    </p>
  )
}

export const Component = () => {
  const { t } = useTranslation()
  const { id, credits, paid_user } = useMember()
  const { data, refetch, isFetching } = useSuspenseQuery(creditsQuery)
  const { bundles, country, free_amount, vat_basis_points } = data
  const discount = useActiveDiscount()
  const talk = leftTalk(id)
  const isNothing = bundles.length === 0 && !free_amount
  return (
    <Page>
      <TaskHead
        title={t('shop.title')}
        to={talk ?? paths.members()}
        back={talk ? t('around.chats') : t('nav.members')}
        hasButton
      >
        <p>{t('shop.balance', { credits: t('credits', { count: credits }) })}</p>
      </TaskHead>
      {isNothing && <NothingForSale isLooking={isFetching} look={() => void refetch()} />}
      <div className={styles.shop}>
        {!isNothing && <Beside isPremium={paid_user} />}
        {!isNothing &&
          (discount ? <ActiveDiscount discount={discount} /> : <NoDiscount isFirst={!paid_user} />)}
        <BundleChoice
          key={country}
          bundles={bundles}
          free={free_amount}
          discountPercent={discount?.percentage ?? 0}
        />
        <div className={styles.side}>
          {discount && !paid_user && (
            <p className={styles.first}>
              <SparkIcon size={20} filled />
              {t('shop.first')}
            </p>
          )}
          <PriceNote vatBasisPoints={vat_basis_points} country={country} />
          <More isPremium={paid_user} />
        </div>
      </div>
    </Page>
  )
}
