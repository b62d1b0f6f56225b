import type { ReactNode } from 'react'
import { Photo } from '#client/parts/photo/photo.tsx'
import { useShowsOnline } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { Card } from '#core/contract/shapes.ts'
import { FictionalLabel } from './fictional-label.tsx'
import styles from './member-card.module.css'

type Props = {
  member: Card
  to: string
  eager?: boolean
  /** Wider than a thumbnail is. */
  large?: boolean
  later?: boolean
  /** What one can do with this member, over the picture. */
  action?: ReactNode
  /** What is done less often, in the upper corner. */
  corner?: ReactNode
  badge?: ReactNode
  /** What there is between the two, above the name. */
  reason?: ReactNode
}

/** The town, and how near it is where it is near: a band, and nothing more exact. Else the region. */
const Place = ({ member: { city, region, distance } }: { member: Card }) => {
  const { t } = useTranslation()
  if (distance === null || distance === 'further' || distance === '100')
    return <span className={styles.place}>{city || region}</span>
  return (
    <span className={`${styles.place} ${styles.near}`}>
      <span className={styles.town} aria-hidden="true">
        {city}
      </span>
      <span aria-hidden="true">{t('members.near', { distance })}</span>
      <span className="visually-hidden">{t('members.nearSpoken', { city, distance })}</span>
    </span>
  )
}

/** A member in a grid: the picture carries name, age, town and the fictional label. */
export const MemberCard = ({
  member,
  to,
  eager = false,
  large = false,
  later = false,
  action,
  corner,
  badge,
  reason,
}: Props) => {
  const { t } = useTranslation()
  const showsOnline = useShowsOnline()
  return (
    <article className={styles.card} data-action={action !== undefined}>
      <Link to={to} className={styles.link} data-grows>
        <Photo member={member} eager={eager} later={later} full={large} seen={large} decorative />
        <span className={styles.marks}>
          {member.fictional && <FictionalLabel />}
          {badge}
        </span>
        <span className={styles.shade}>
          {reason}
          <span className={styles.name}>
            <span className={styles.who}>{member.name}</span>
            <span>, {member.age}</span>
            {showsOnline(member) && (
              <span className={styles.online}>
                <span className="visually-hidden">{t('members.online')}</span>
              </span>
            )}
          </span>
          <Place member={member} />
        </span>
      </Link>
      {action && <div className={styles.action}>{action}</div>}
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  )
}
