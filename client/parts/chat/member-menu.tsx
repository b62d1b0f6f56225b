import { Suspense, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { MoreIcon } from '#client/ui/member-icons.tsx'
import type { Card } from '#core/contract/shapes.ts'
import { BlockButton } from './block-button.tsx'
import styles from './member-menu.module.css'

const AlbumButton = lazyPart(
  async () => (await import('#client/parts/photo/album-button.tsx')).AlbumButton,
)

const MENU = 'member-menu'

type Props = {
  member: Pick<Card, 'id' | 'name'>
  className: string | undefined
  onDone?: () => void
}

/** What one seldom does with a member: the browser's own popover, which Escape closes. */
export const MemberMenu = ({ member, className = '', onDone }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PlainButton
        className={`${styles.button} ${className}`}
        aria-label={t('blocks.menu')}
        popoverTarget={MENU}
      >
        <MoreIcon />
      </PlainButton>
      <div
        id={MENU}
        popover="auto"
        className={styles.menu}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={null}>
            <AlbumButton member={member} />
          </Suspense>
        )}
        <BlockButton member={member} {...(onDone && { onDone })} />
      </div>
    </>
  )
}
