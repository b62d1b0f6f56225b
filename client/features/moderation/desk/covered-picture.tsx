import { type ReactNode, useId, useState } from 'react'
import { KeyCap } from '#client/parts/moderation/key-cap.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import styles from './case.module.css'

type Props = {
  path: string
  /** What it is, in words. */
  alt: string
  isShown: boolean
  toggle: () => void
  /** The key that uncovers it, where there is one. */
  of?: string
  /** What stands beside it while nobody looks. */
  children?: ReactNode
}

/**
 * Covered until somebody wants to see it: a look is logged, and nobody sees it unprepared. One that
 * does not load is covered again, with the words for it.
 */
export const CoveredPicture = ({ path, alt, isShown, toggle, of, children }: Props) => {
  const { t } = useTranslation('desk')
  const [isBroken, setBroken] = useState(false)
  const besideId = useId()
  return (
    <>
      {isShown && (
        <img
          src={path}
          alt={alt}
          onLoad={() => setBroken(false)}
          onError={() => {
            setBroken(true)
            toggle()
          }}
        />
      )}
      <PlainButton
        className={styles.cover ?? ''}
        aria-pressed={isShown}
        aria-describedby={isShown ? undefined : besideId}
        onClick={toggle}
      >
        <span>{isShown ? t('evidence.hide') : t('evidence.show')}</span>
        {of && <KeyCap of={of} />}
      </PlainButton>
      {!isShown && (
        <div id={besideId} className={styles.beside}>
          {children}
          {isBroken && <p role="alert">{t('photos.broken')}</p>}
        </div>
      )}
    </>
  )
}
