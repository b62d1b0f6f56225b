import { BADGE_CAP } from '#core/kernel/screen.ts'
import styles from './count-badge.module.css'

type Props = { count: number; label: string; tone: 'unread' | 'likes' | 'warning' | 'danger' }

/** A small number on a link; at most 99+ is shown, the words say all of it. */
export const CountBadge = ({ count, label, tone }: Props) => (
  <span className={`${styles.badge} ${styles[tone]}`}>
    <span aria-hidden="true">{count > BADGE_CAP ? `${BADGE_CAP}+` : count}</span>
    <span className="visually-hidden">{label}</span>
  </span>
)
