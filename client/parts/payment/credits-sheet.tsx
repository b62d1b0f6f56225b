import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMember } from '#client/platform/api/hooks.ts'
import { creditsQuery } from '#client/platform/api/payment-queries.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { ClockIcon } from '#client/ui/member-icons.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { middleOf } from '#core/payment/checkout/pricing.ts'
import { BundleList, pricedNow } from './bundle-list.tsx'
import styles from './credits-sheet.module.css'
import { useActiveDiscount } from './discount.ts'

/** What is seen of a list of bundles without taking the conversation out of sight. */
const SHOWN_MAX = 3

/** What was being written; it is still there when one comes back with credits. */
const Draft = ({ text, kept }: Pick<Props, 'text' | 'kept'>) => {
  const { t } = useTranslation()
  return (
    <div className={styles.draft}>
      <p className={styles.text}>{text}</p>
      <p className={styles.kept}>
        <ClockIcon size={16} />
        {kept ?? t('chat.kept')}
      </p>
    </div>
  )
}

type Props = { title: string; text: string; kept?: string | undefined; onClose: () => void }

/** The bundles over the conversation that they are bought for, until one is chosen. */
export const CreditsSheet = ({ title, text, kept, onClose }: Props) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { credits, paid_user } = useMember()
  const { bundles, free_amount } = useSuspenseQuery(creditsQuery).data
  const discountPercent = useActiveDiscount()?.percentage ?? 0
  const [id, choose] = useState<string>()
  const priced = pricedNow(bundles, discountPercent)
  const shown = priced.slice(0, SHOWN_MAX)
  const chosen = shown.find((bundle) => bundle.id === id) ?? middleOf(shown)
  return (
    <Sheet aria-labelledby="credits-sheet" onClose={onClose}>
      {() => (
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2 id="credits-sheet">{title}</h2>
            <p>{t('shop.balance', { credits: t('credits', { count: credits }) })}</p>
          </div>
          {text !== '' && <Draft text={text} kept={kept} />}
          {!paid_user && <p className={styles.first}>{t('shop.first')}</p>}
          <fieldset>
            <legend className="visually-hidden">{t('shop.bundles')}</legend>
            <BundleList bundles={shown} chosen={chosen?.id} onChoose={choose} />
          </fieldset>
          <Link to={paths.credits()} className={styles.more}>
            {free_amount ? t('shop.moreOrOwn') : t('shop.more')}
          </Link>
          {chosen && (
            <Button component={Link} to={paths.order(chosen.id)} size="lg" wide>
              {t('shop.chooseBundle', {
                credits: t('credits', { count: chosen.credits }),
                price: money(chosen.now),
              })}
            </Button>
          )}
          <p className={styles.once}>{t('shop.lead')}</p>
        </div>
      )}
    </Sheet>
  )
}
