import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { Menu, UnstyledButton } from '@mantine/core'
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
      tell(of(error))
    }
  }
}

export const AccountMenu = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  const logout = useLogout(user)
  return (
    <Menu position="bottom-end" width={220} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={styles.button} aria-label={t('nav.account')}>
          <Photo member={user.profile} shape="round" decorative />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.name}</Menu.Label>
        <Menu.Item component={Link} to={paths.profile()}>
          {t('nav.myProfile')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.transactions()}>
          {t('nav.transactions')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={logout}>{t('nav.logout')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
