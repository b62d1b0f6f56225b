import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { BlockButton } from '#client/parts/chat/block-button.tsx'
import { paths } from '#client/platform/paths.ts'
import { MoreIcon } from '#client/ui/member-icons.tsx'
import type { Profile } from '#core/contract/shapes.ts'
import styles from './profile.module.css'

const MENU = 'profile-menu'

/** What one seldom does with a member: the browser's own popover, which Escape closes. */
export const ProfileMenu = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <>
      <UnstyledButton className={styles.more} aria-label={t('profile.menu')} popoverTarget={MENU}>
        <MoreIcon />
      </UnstyledButton>
      <div id={MENU} popover="auto" className={styles.menu}>
        <BlockButton member={profile} onDone={() => void navigate(paths.members())} />
      </div>
    </>
  )
}
