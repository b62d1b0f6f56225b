import { UnstyledButton } from '@mantine/core'
import { useLocation } from 'react-router'
import { useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { HeartIcon } from '#client/ui/icons.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import type { Card } from '#core/contract/shapes.ts'
import { useLike } from './like.ts'
import styles from './like-button.module.css'

/**
 * What a click does: a visitor goes to login first and comes back. The second click of a double
 * click does nothing, lest it take back the first.
 */
export const useLikeClick = (member: Card) => {
  const user = useUser()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { of } = useWords()
  const { mutate, isPending } = useLike(member)
  return ({ detail }: { detail: number }) => {
    if (detail > 1) return
    if (!user) void navigate(paths.login(`${pathname}${search}`))
    else if (!isPending) mutate(undefined, { onError: (error) => void showMessage(of(error)) })
  }
}

/** A heart over a picture. */
export const LikeHeart = ({ member }: { member: Card }) => {
  const { t } = useTranslation()
  const click = useLikeClick(member)
  const { name, liked } = member
  return (
    <UnstyledButton
      className={styles.heart}
      aria-pressed={liked}
      aria-label={t('members.like', { name })}
      onClick={click}
    >
      <span>
        <HeartIcon filled={liked} size={20} />
      </span>
    </UnstyledButton>
  )
}
