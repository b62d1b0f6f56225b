import { type RefObject, useRef } from 'react'
import { FictionalLabel } from '#client/parts/discovery/fictional-label.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { HeartIcon } from '#client/ui/icons.tsx'
import type { Profile } from '#core/contract/shapes.ts'
import { intimateInterests } from '#core/discovery/values.ts'
import { isolate } from '#core/normalisation/direction.ts'
import styles from './deck.module.css'
import { useSwipeDrag } from './use-swipe-drag.ts'

const TOLD_MAX = 3

/** What one does in one's free time; what is of the bedroom is not called over a picture. */
const Interests = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation()
  const told = profile.interests.filter((one) => !intimateInterests.has(one)).slice(0, TOLD_MAX)
  if (told.length === 0) return null
  return (
    <ul className={styles.interests}>
      {told.map((one) => (
        <li key={one}>{t(`interest.${one}`)}</li>
      ))}
    </ul>
  )
}

/** The picture with who it is; of the cards below the picture alone shows. */
export const CardFace = ({ profile, isTop }: { profile: Profile; isTop: boolean }) => {
  const { t } = useTranslation()
  const { name, age, city, region, fictional } = profile
  return (
    <>
      <Photo member={profile} eager full decorative={!isTop} />
      <span className={styles.label}>{fictional && <FictionalLabel />}</span>
      <span className={styles.stamp} data-of="like" aria-hidden="true">
        <HeartIcon filled size={20} />
        {t('swipe.like')}
      </span>
      <span className={styles.stamp} data-of="skip" aria-hidden="true">
        {t('swipe.skip')}
      </span>
      <div className={styles.who}>
        <h2>
          {isTop ? (
            <Link to={paths.member(profile.id)} draggable={false}>
              {isolate(name)}, {age}
            </Link>
          ) : (
            `${isolate(name)}, ${age}`
          )}
        </h2>
        <p>{city || region}</p>
        <Interests profile={profile} />
      </div>
    </>
  )
}

type TopProps = {
  profile: Profile
  card: RefObject<HTMLElement | null>
  mayTurn: (like: boolean) => boolean
  onTurn: (like: boolean) => void
}

/** The card that one has in hand. */
export const TopCard = ({ profile, card, mayTurn, onTurn }: TopProps) => {
  const navigate = useNavigate()
  const mine = useRef<HTMLElement>(null)
  const bind = useSwipeDrag({
    card: mine,
    mayTurn,
    onTurn,
    onTap: () => void navigate(paths.member(profile.id)),
  })
  return (
    <article
      ref={(one) => {
        mine.current = one
        card.current = one
      }}
      className={styles.card}
      data-place="top"
      {...bind()}
    >
      <CardFace profile={profile} isTop />
    </article>
  )
}
