import type { ReactNode } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import styles from './top-alert.module.css'

type Props = {
  title: string
  /** Said as well where there is room for it. */
  text: string
  onDismiss: () => void
  /** The way on, in a word or two. */
  children: ReactNode
}

/** One line at a page, with a way on, that a member may dismiss (NAV-10). */
export const TopAlert = ({ title, text, onDismiss, children }: Props) => {
  const { t } = useTranslation()
  return (
    <section className={styles.alert} aria-label={title}>
      <div className={styles.line}>
        <p role="status">
          <strong>{title}</strong> <span className={styles.more}>{text}</span>
        </p>
        {children}
        <PlainButton
          className={styles.dismiss}
          aria-label={t('action.dismiss')}
          onClick={onDismiss}
        >
          <CloseIcon size={18} />
        </PlainButton>
      </div>
    </section>
  )
}
