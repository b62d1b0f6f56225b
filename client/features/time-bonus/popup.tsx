import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Countdown } from '#client/ui/countdown.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import type { DiscountCode } from '#core/payment/checkout/contract.ts'
import { TIME_BONUS_HOURS_LEFT } from '#core/time-bonus/values.ts'
import { Star, usePercent } from './banner.tsx'
import styles from './time-bonus.module.css'

/** What the welcome bonus is, for a member without credits (TBN-06). */
export const Popup = ({ bonus, onClose }: { bonus: DiscountCode; onClose: () => void }) => {
  const { t } = useTranslation()
  const percent = usePercent(bonus)
  return (
    <Sheet aria-labelledby="bonus-heading" onClose={onClose}>
      {(close) => (
        <>
          <p className={styles.special}>
            <Star />
            {t('bonus.special')}
            <Star />
          </p>
          <div className={styles.inner}>
            <h2 id="bonus-heading">{t('bonus.heading', { percent })}</h2>
            <p>
              <strong>{t('bonus.unlock', { percent })}</strong>
            </p>
            <p>{t('bonus.actFast', { hours: TIME_BONUS_HOURS_LEFT })}</p>
            {bonus.expires && (
              <p className={styles.left}>
                {t('bonus.valid')} <Countdown endsAt={bonus.expires} />
              </p>
            )}
            <p>{t('bonus.instant')}</p>
            <Button component={Link} to={paths.credits()} onClick={close}>
              {t('bonus.toCredits')}
            </Button>
            <Button variant="default" onClick={close}>
              {t('action.dismiss')}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  )
}
