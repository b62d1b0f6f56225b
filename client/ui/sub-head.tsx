import { Link } from '#client/platform/router/link.tsx'
import { BackIcon } from './icons.tsx'
import styles from './sub-head.module.css'

type Props = { title: string; to: string; back: string }

/** The head of a page below another: the way back, and where one is. */
export const SubHead = ({ title, to, back }: Props) => (
  <header className={styles.head}>
    <Link to={to} aria-label={back}>
      <BackIcon />
    </Link>
    <h1>{title}</h1>
  </header>
)
