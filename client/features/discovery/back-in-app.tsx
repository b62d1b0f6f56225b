import { useParams } from 'react-router'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { BackIcon } from '#client/ui/icons.tsx'
import { isInstalled } from '#client/ui/installed.ts'
import styles from './back-in-app.module.css'

/** How many pages of this window one has seen before this one. */
const pagesBefore = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/**
 * The installed app has no button of a browser: from a list of likes one comes back to where one was
 * by this (NAV-05). The list itself is one of the places of the bar.
 */
export const BackInApp = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { type } = useParams()
  if (type === undefined || !isInstalled() || pagesBefore() === 0) return null
  return (
    <PlainButton
      className={styles.back}
      aria-label={t('nav.back')}
      onClick={() => void navigate(-1)}
    >
      <BackIcon />
    </PlainButton>
  )
}
