import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import { PREMIUM_PHOTOS } from '#core/photo/rules.ts'

/** There is no room for more photos; a free member hears of premium (PHO-01). */
export const PhotoLimit = ({ premium, limit }: { premium: boolean; limit: number }) => {
  const { t } = useTranslation()
  if (premium) return <Notice>{t('photos.full', { count: limit })}</Notice>
  return (
    <Notice>
      <p>
        <strong>{t('photoRefusal.photo_limit')}</strong> {t('photos.fullFree', { count: limit })}{' '}
        {t('photos.fullPremium', { count: PREMIUM_PHOTOS })}
      </p>
      <Button component={Link} to={paths.credits()} variant="default">
        {t('photos.toPremium')}
      </Button>
    </Notice>
  )
}
