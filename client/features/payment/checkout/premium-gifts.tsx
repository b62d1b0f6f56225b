import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CheckIcon } from '#client/ui/icons.tsx'
import { FREE_CONVERSATIONS } from '#core/chat/rules.ts'
import { FREE_PHOTOS, PREMIUM_PHOTOS } from '#core/photo/rules.ts'

const gifts = ['photos', 'upload', 'talk'] as const

/** What Premium gives; "without a limit" is said of what has none alone. */
export const Gifts = ({ className }: { className: string | undefined }) => {
  const { t } = useTranslation()
  const counts = { photos: PREMIUM_PHOTOS, free: FREE_PHOTOS, talks: FREE_CONVERSATIONS }
  return (
    <ul className={className}>
      {gifts.map((gift) => (
        <li key={gift}>
          <CheckIcon />
          {t(`premium.gift.${gift}`, counts)}
        </li>
      ))}
    </ul>
  )
}
