import { type MouseEvent, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#client/platform/api/hooks.ts'
import { loadAllTexts } from '#client/platform/i18n/i18n.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { HeartIcon } from '#client/ui/icons.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import motion from '#client/ui/motion.module.css'
import { showMessage } from '#client/ui/toasts.ts'
import type { Card } from '#core/contract/shapes.ts'
import { useLike } from './like.ts'
import styles from './like-button.module.css'

const ReachNotice = lazyPart(async () => {
  const [part] = await Promise.all([import('./reach-notice.tsx'), loadAllTexts()])
  return part.ReachNotice
})
export const MatchMoment = lazyPart(async () => (await import('./match-moment.tsx')).MatchMoment)

/**
 * What a click does: a visitor goes to login first and comes back. The second click of a double
 * click does nothing, because it would take back the first. A heart that is filled by a click beats,
 * and a match opens the match moment. `onMatch` opens it instead in lists that move the liked card,
 * because the moment would move with the card.
 */
export const useLikeClick = (member: Card, onMatch?: (member: Card) => void) => {
  const user = useUser()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { of } = useWords()
  const { mutateAsync, isPending } = useLike(member)
  const [isMatched, setIsMatched] = useState(false)
  const [isWarned, setIsWarned] = useState(false)
  /** What came of it is told wherever the member is by then. */
  const like = async () => {
    try {
      const isMatch = (await mutateAsync()) === true
      if (isMatch && onMatch) onMatch(member)
      else setIsMatched(isMatch)
    } catch (error) {
      void showMessage(of(error))
    }
  }
  const click = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (detail > 1) return
    currentTarget.toggleAttribute('data-beats', true)
    if (!user) void navigate(paths.login(`${pathname}${search}`))
    else if (user.has_avoided && !member.liked) setIsWarned(true)
    else if (!isPending) void like()
  }
  const moment = (isMatched || isWarned) && (
    <Suspense>
      {isWarned ? (
        <ReachNotice onYes={() => void like()} onClose={() => setIsWarned(false)} />
      ) : (
        <MatchMoment member={member} onClose={() => setIsMatched(false)} />
      )}
    </Suspense>
  )
  return { click, moment }
}

export type LikeProps = { member: Card; onMatch?: (member: Card) => void }

/** A heart over a picture. */
export const LikeHeart = ({ member, onMatch }: LikeProps) => {
  const { t } = useTranslation()
  const { click, moment } = useLikeClick(member, onMatch)
  const { name, liked } = member
  return (
    <>
      <PlainButton
        className={`${styles.heart} ${motion.like}`}
        aria-pressed={liked}
        aria-label={t('members.like', { name })}
        onClick={click}
      >
        <span>
          <HeartIcon filled={liked} size={20} />
        </span>
      </PlainButton>
      {moment}
    </>
  )
}
