import type { MouseEvent, ReactNode } from 'react'
import { type To, useLocation } from 'react-router'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { BackIcon } from './icons.tsx'
import styles from './task-head.module.css'
import { WayBack } from './way-back.tsx'

type Props = {
  title: string
  /** Where one comes from, as far as the page itself knows. */
  to: To
  back: string
  /** Back to wherever one was, where that was on this site. */
  isBack?: boolean
  /** In the installed app there is a back button instead (NAV-05). */
  hasButton?: boolean
  children?: ReactNode
}

/** The head of a page on which one thing is done: the way back, what it is, and one fact. */
export const TaskHead = ({
  title,
  to,
  back,
  isBack = false,
  hasButton = false,
  children,
}: Props) => {
  const { key } = useLocation()
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!isBack || key === 'default' || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <header className={styles.head}>
      {hasButton ? (
        <WayBack to={to} list={back} />
      ) : (
        <Link to={to} aria-label={back} onClick={goBack}>
          <BackIcon />
        </Link>
      )}
      <h1>{title}</h1>
      {children && <div className={styles.fact}>{children}</div>}
    </header>
  )
}
