import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CheckIcon, icon } from '#client/ui/icons.tsx'
import { ChatIcon } from '#client/ui/member-icons.tsx'
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

const PhotosIcon = icon(
  <>
    <path d="M8 4.5h10.5a1.5 1.5 0 0 1 1.5 1.5v10M4 9.5A1.5 1.5 0 0 1 5.5 8h9A1.5 1.5 0 0 1 16 9.5V18a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 18V9.5Z" />
    <path d="m4.5 17.5 3.5-4 2.5 2.5 1.5-1.5 3.5 3.5" />
  </>,
)
const AddPhotoIcon = icon(
  <>
    <path d="M12.5 5H6a1.5 1.5 0 0 0-1.5 1.5V18A1.5 1.5 0 0 0 6 19.5h11.5A1.5 1.5 0 0 0 19 18v-6.5M18.5 3v6M15.5 6h6" />
    <path d="m5 17.5 4-4.5 3 3 2-2 4.5 4" />
  </>,
)

const gains = [
  ['photos', PhotosIcon],
  ['talk', ChatIcon],
  ['upload', AddPhotoIcon],
] as const

/** The same in three words each, where that is all there is to read. */
export const Gains = ({ className }: { className: string | undefined }) => {
  const { t } = useTranslation()
  return (
    <ul className={className}>
      {gains.map(([gain, Icon]) => (
        <li key={gain}>
          <Icon size={20} />
          {t(`premium.gain.${gain}`, { photos: PREMIUM_PHOTOS })}
        </li>
      ))}
    </ul>
  )
}
