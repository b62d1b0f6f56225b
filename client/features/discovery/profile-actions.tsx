import { useSignupsOpen, useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button, PlainButton } from '#client/ui/button.tsx'
import { HeartIcon } from '#client/ui/icons.tsx'
import { ChatIcon } from '#client/ui/member-icons.tsx'
import motion from '#client/ui/motion.module.css'
import type { Profile } from '#core/contract/shapes.ts'
import { useLikeClick } from './like-button.tsx'
import styles from './profile.module.css'

/** What one can do with this member, wherever one reads. One's own profile has nothing of it. */
export const ProfileActions = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const user = useUser()
  const { click, moment } = useLikeClick(profile)
  const { id, name, liked } = profile
  const open = useSignupsOpen()
  if (user?.id === id) return null
  return (
    <div className={styles.actions}>
      <PlainButton
        className={`${styles.heart} ${motion.like}`}
        aria-pressed={liked}
        aria-label={liked ? t('profile.liked') : t('profile.like')}
        onClick={click}
      >
        <HeartIcon filled={liked} />
      </PlainButton>
      {moment}
      <Button component={Link} to={paths.memberChat(id)} before={<ChatIcon size={20} />}>
        {t('members.chat', { name })}
      </Button>
      {!user && open && (
        <p>
          <Link to={paths.memberSignup(id)}>{t('profile.signup', { name })}</Link>
        </p>
      )}
    </div>
  )
}
