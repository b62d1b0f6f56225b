import type { ReactNode } from 'react'
import styles from './paid-scene.module.css'

type Props = {
  /** What stands in the sun. */
  mark: ReactNode
  /** As high as what is read in it, where more of the page follows. */
  isLow?: boolean
  children: ReactNode
}

/** The sun goes down over the sea: where Premium is told of, and where something is paid. */
export const PaidScene = ({ mark, isLow = false, children }: Props) => (
  <section className={styles.scene} data-low={isLow || undefined}>
    <span className={styles.sun}>{mark}</span>
    {children}
  </section>
)
