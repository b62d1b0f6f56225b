import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { outboxOf } from '#client/api/own-outbox.ts'
import { logOut } from '#client/api/session.ts'
import { useWords } from '#client/i18n/words.ts'
import { paths } from '#client/paths.ts'
import { Photo } from '#client/ui/photo.tsx'
import { tell } from '#client/ui/toasts.ts'
import type { User } from '#core/contract/shapes.ts'
import styles from './account-menu.module.css'

const MENU = 'account-menu'

const useLogout = (user: User) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const navigate = useNavigate()
  return async () => {
    const waiting = outboxOf(user.id).list().length
    if (waiting > 0 && !window.confirm(t('outbox.leave', { count: waiting }))) return
    try {
      await logOut(user.id)
      await navigate(paths.index())
    } catch (error) {
      void tell(of(error))
    }
  }
}

const closeMenu = () => document.getElementById(MENU)?.hidePopover()

/** The browser's own popover: it closes on Escape and on a click elsewhere by itself. */
export const AccountMenu = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  const logout = useLogout(user)
  return (
    <div className={styles.account}>
      <UnstyledButton className={styles.button} aria-label={t('nav.account')} popoverTarget={MENU}>
        <Photo member={user.profile} shape="round" decorative />
      </UnstyledButton>
      <nav id={MENU} popover="auto" className={styles.menu} aria-label={t('nav.account')}>
        <p className={styles.name}>{user.name}</p>
        <Link to={paths.profile()} onClick={closeMenu}>
          {t('nav.myProfile')}
        </Link>
        <Link to={paths.transactions()} onClick={closeMenu}>
          {t('nav.transactions')}
        </Link>
        <UnstyledButton onClick={logout}>{t('nav.logout')}</UnstyledButton>
      </nav>
    </div>
  )
}
