import { Suspense, useState } from 'react'
import { readChosenGift } from '#client/parts/chat/chosen-gift.ts'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { offeredGifts } from '#core/chat/gifts.ts'
import styles from './composer.module.css'
import type { Giving } from './gift-sheet.tsx'
import { PlusIcon } from './icons.tsx'

const GiftSheet = lazyPart(async () => (await import('./gift-sheet.tsx')).GiftSheet)

/** Opens the gifts; who left with one chosen, to buy credits, finds them open with it. */
export const GiveButton = ({ giving }: { giving: Giving }) => {
  const { t } = useTranslation()
  const user = useMember()
  const { gifts_left_out } = useSettings()
  const [isOpen, setIsOpen] = useState(() => readChosenGift(user.id, giving.member.id) !== null)
  if (offeredGifts(gifts_left_out).length === 0) return null
  return (
    <>
      <PlainButton
        className={styles.give}
        aria-label={t('gift.give')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <PlusIcon size={24} />
      </PlainButton>
      {isOpen && (
        <Suspense fallback={null}>
          <GiftSheet giving={giving} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
