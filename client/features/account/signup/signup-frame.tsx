import { type ReactNode, Suspense, useId } from 'react'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { PlainButton } from '#client/ui/button.tsx'
import { BackIcon, CloseIcon, SparkIcon } from '#client/ui/icons.tsx'
import layout from '#client/ui/layout.module.css'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { useMedia } from '#client/ui/media.ts'
import { BREAKPOINTS } from '#core/kernel/screen.ts'
import styles from './signup-frame.module.css'

const Languages = lazyPart(
  async () => (await import('#client/parts/site/language-choice.tsx')).LanguageChoice,
)

type Props = {
  title: string
  children: ReactNode
  /** How far one is. */
  above?: ReactNode
  /** A picture beside the words, where there is room for it. */
  beside?: ReactNode
  /** The light that it begins with. */
  place?: 'sea' | 'dusk'
  /** Closes sign-up; without it the steps bring their own way out. */
  onClose?: () => void
}

/**
 * Sign-up as a page on phones and as a large modal elsewhere, with nothing around it (product spec,
 * section 2). It is the page itself: neither Escape nor its backdrop closes it, and no change of
 * the window's width loses what was typed.
 */
export const SignupFrame = ({ title, children, above, beside, place, onClose }: Props) => {
  const { t } = useTranslation()
  const settings = useSettings()
  const user = useUser()
  const titleId = useId()
  const isModal = useMedia(`(min-width: ${BREAKPOINTS.md}px)`)
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } as const
  return (
    <div className={styles.frame}>
      <div {...(isModal && dialog)} className={styles.card} data-place={place}>
        {beside && isModal && <div className={styles.beside}>{beside}</div>}
        <div className={`${styles.body} ${layout.stack}`}>
          {place && <img className={styles.sky} src={`/home/${place}.webp`} alt="" />}
          <Link to={paths.index()} className={styles.brand}>
            <SparkIcon filled size={22} />
            {settings.name}
          </Link>
          <div className={styles.head}>
            {onClose && (
              <PlainButton
                className={styles.close}
                aria-label={t('action.dismiss')}
                onClick={onClose}
              >
                {isModal ? <CloseIcon /> : <BackIcon />}
              </PlainButton>
            )}
            {above}
          </div>
          <h1 id={titleId}>{title}</h1>
          {children}
          <Suspense>
            <Languages settings={settings} user={user} />
          </Suspense>
        </div>
      </div>
    </div>
  )
}
