import { Suspense, useState } from 'react'
import { hasChosenPhoto } from '#client/parts/chat/chosen-photo.ts'
import type { Waiting } from '#client/parts/chat/outbox.ts'
import { PictureIcon } from '#client/parts/photo/icons.tsx'
import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import type { Conversation } from '#core/chat/contract.ts'
import styles from './composer.module.css'

const PhotoSheet = lazyPart(async () => (await import('./photo-sheet.tsx')).PhotoSheet)

type Props = { conversation: Conversation; waiting: readonly Waiting[]; onSent: () => void }

/** Opens where a photo is chosen; who left with one, to buy credits, finds it there. */
export const PhotoButton = (props: Props) => {
  const { t } = useTranslation()
  const user = useMember()
  const { member } = props.conversation
  const [isOpen, setIsOpen] = useState(() => hasChosenPhoto(user.id, member.id))
  return (
    <>
      <PlainButton
        className={`${styles.give} ${styles.photo}`}
        aria-label={t('chatPhoto.give')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <PictureIcon size={24} />
      </PlainButton>
      {isOpen && (
        <Suspense fallback={null}>
          <PhotoSheet {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
