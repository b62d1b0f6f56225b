import { FictionalMark } from '#client/parts/discovery/fictional-label.tsx'
import { Photo } from '#client/parts/photo/photo.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Countdown } from '#client/ui/countdown.tsx'
import { BackIcon, HeartIcon } from '#client/ui/icons.tsx'
import { ChatIcon, PeopleIcon } from '#client/ui/member-icons.tsx'
import type { Card } from '#core/contract/shapes.ts'
import styles from './done.module.css'
import type { Game } from './game.ts'

const LAID_MAX = 4

/** Whom one liked today, side by side like cards in a hand. */
const Hand = ({ given }: { given: Card[] }) => (
  <ul className={styles.hand}>
    {given.slice(0, LAID_MAX).map((member) => (
      <li key={member.id}>
        <Link to={paths.member(member.id)} aria-label={`${member.name}, ${member.age}`}>
          <Photo member={member} eager decorative />
        </Link>
        {member.fictional && (
          <span className={styles.label}>
            <FictionalMark />
          </span>
        )}
        <span className={styles.heart} aria-hidden="true">
          <HeartIcon filled size={15} />
        </span>
      </li>
    ))}
  </ul>
)

const Arrow = () => (
  <span className={styles.arrow}>
    <BackIcon size={18} />
  </span>
)

type Props = { game: Game; lookOn: (() => void) | null; dayBegan: () => void }

/** The likes of the day are given: when the next ones come, and what one can do meanwhile. */
export const Done = ({ game, lookOn, dayBegan }: Props) => {
  const { t } = useTranslation()
  const { time } = useFormat()
  const { given, likes_a_day: all, next_likes_at: next } = game
  return (
    <div className={styles.done}>
      {given.length > 0 && <Hand given={given} />}
      <h2>{t('swipe.done', { count: all })}</h2>
      <p className={styles.next}>{t('swipe.next', { time: time(next), all })}</p>
      <p className={styles.clock}>
        <Countdown endsAt={next} onEnd={dayBegan} />
      </p>
      <ul className={styles.ways} aria-label={t('swipe.whatElse')}>
        <li>
          <Link to={paths.likesOf('given')}>
            <ChatIcon />
            <span>
              <b>{t('swipe.writeOne')}</b>
              <small>{t('swipe.writeOneText')}</small>
            </span>
            <Arrow />
          </Link>
        </li>
        {lookOn && (
          <li>
            <button type="button" onClick={lookOn}>
              <HeartIcon />
              <span>
                <b>{t('swipe.lookOn')}</b>
                <small>{t('swipe.lookOnText')}</small>
              </span>
              <Arrow />
            </button>
          </li>
        )}
        <li>
          <Link to={paths.members()}>
            <PeopleIcon />
            <span>
              <b>{t('swipe.members')}</b>
              <small>{t('swipe.membersText')}</small>
            </span>
            <Arrow />
          </Link>
        </li>
      </ul>
    </div>
  )
}
