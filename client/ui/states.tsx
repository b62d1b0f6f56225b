import type { ReactNode } from 'react'
import { type Place, Scene, SceneActions, ScenePage } from './scene.tsx'
import styles from './states.module.css'

type Props = {
  title: string
  text?: string | undefined
  children?: ReactNode
  icon?: ReactNode
  /** The place above it; `off` where something failed. */
  place?: Place | undefined
  off?: boolean
  /** It is all there is on the page, and its title is that of the page. */
  whole?: boolean
}

/** A screen or a part of one with nothing to show: what happened, and what to do next. */
export const Empty = ({ title, text, children, icon, place, off, whole = false }: Props) => {
  if (whole && place) {
    return (
      <ScenePage name={place} off={off}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        {children && <SceneActions>{children}</SceneActions>}
      </ScenePage>
    )
  }
  const Title = whole ? 'h1' : 'h2'
  return (
    <div className={styles.state} data-place={place}>
      {place && <Scene name={place} off={off} />}
      {icon && <div className={styles.icon}>{icon}</div>}
      <Title>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

/** A line of good or bad news beside what it is about. */
export const Notice = ({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'bad'
  children: ReactNode
}) => (
  <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
    {children}
  </div>
)
