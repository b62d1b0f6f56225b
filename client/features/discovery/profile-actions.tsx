import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { BlockButton } from '#client/parts/chat/block-button.tsx'
import { useSignupsOpen, useUser } from '#client/platform/api/hooks.ts'
import { paths } from '#client/platform/paths.ts'
import { HeartIcon } from '#client/ui/icons.tsx'
import type { Profile } from '#core/contract/shapes.ts'
import { useLikeClick } from './like-button.tsx'
import styles from './profile.module.css'

/** What one can do with this member. One's own profile has nothing of the kind. */
export const ProfileActions = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const user = useUser()
  const click = useLikeClick(profile)
  const navigate = useNavigate()
  const { id, name, liked } = profile
  const open = useSignupsOpen()
  if (user?.id === id) return null
  return (
    <div className={styles.actions}>
      <Button component={Link} to={paths.memberChat(id)}>
        {t('members.chat', { name })}
      </Button>
      <Button
        variant="default"
        aria-pressed={liked}
        leftSection={<HeartIcon filled={liked} size={18} />}
        onClick={click}
      >
        {liked ? t('profile.liked') : t('profile.like')}
      </Button>
      {!user && open && (
        <p>
          <Link to={paths.memberSignup(id)}>{t('profile.signup', { name })}</Link>
        </p>
      )}
      {user && <BlockButton member={profile} onDone={() => void navigate(paths.members())} />}
    </div>
  )
}
