import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'

/** One subject of the settings, within a group. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
