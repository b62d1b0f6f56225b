import { useEffect, useEffectEvent, useState } from 'react'
import { hasChosenPhoto } from '#client/parts/chat/chosen-photo.ts'
import type { Waiting } from '#client/parts/chat/outbox.ts'
import { PictureIcon } from '#client/parts/photo/icons.tsx'
import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { useAtLeisure } from '#client/ui/leisure.ts'
import { preloadable } from '#client/ui/preloadable.ts'
import { showMessage } from '#client/ui/toasts.ts'
import type { Conversation } from '#core/chat/contract.ts'
import styles from './composer.module.css'

const PhotoSheet = preloadable(async () => (await import('./photo-sheet.tsx')).PhotoSheet)

/** It comes before it is needed: without a connection it could not. */
const loadLater = () => void PhotoSheet.load().catch(() => undefined)

type Props = { conversation: Conversation; waiting: readonly Waiting[]; onSent: () => void }

/** Opens where a photo is chosen; who left with one, to buy credits, finds it there. */
export const PhotoButton = (props: Props) => {
  const { t } = useTranslation()
  const user = useMember()
  const { member } = props.conversation
  const [isOpen, setIsOpen] = useState(false)
  const open = async () => {
    try {
      await PhotoSheet.load()
      setIsOpen(true)
    } catch {
      // Without a connection the line above the page says so, should this not come either.
      showMessage(t('error.unreachable')).catch(() => undefined)
    }
  }
  const hasChosen = hasChosenPhoto(user.id, member.id)
  const goOn = useEffectEvent(() => void (hasChosen && open()))
  useEffect(() => goOn(), [])
  useAtLeisure(loadLater)
  return (
    <>
      <PlainButton
        className={`${styles.give} ${styles.photo}`}
        aria-label={t('chatPhoto.give')}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <PictureIcon size={24} />
      </PlainButton>
      {isOpen && <PhotoSheet {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
