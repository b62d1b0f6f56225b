import { useLogout } from '#client/parts/account/log-out.ts'
import { Photo } from '#client/parts/photo/photo.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { PlainButton } from '#client/ui/button.tsx'
import type { User } from '#core/contract/shapes.ts'
import styles from './account-menu.module.css'

const MENU = 'account-menu'

const closeMenu = () => document.getElementById(MENU)?.hidePopover()

/** The browser's own popover: it closes on Escape and on a click elsewhere by itself. */
export const AccountMenu = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  const logout = useLogout(user)
  return (
    <div className={styles.account}>
      <PlainButton className={styles.button} aria-label={t('around.account')} popoverTarget={MENU}>
        <Photo member={user.profile} shape="round" decorative />
      </PlainButton>
      <nav id={MENU} popover="auto" className={styles.menu} aria-label={t('around.account')}>
        <p className={styles.name}>{user.name}</p>
        <Link to={paths.profile()} onClick={closeMenu}>
          {t('around.myProfile')}
        </Link>
        <Link to={paths.matchFinder()} onClick={closeMenu}>
          {t('around.matchFinder')}
        </Link>
        <Link to={paths.transactions()} onClick={closeMenu}>
          {t('around.transactions')}
        </Link>
        <Link to={paths.settings()} onClick={closeMenu}>
          {t('around.settings')}
        </Link>
        <PlainButton onClick={logout}>{t('around.logout')}</PlainButton>
      </nav>
    </div>
  )
}
