import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** A list of pictures in as many columns as fit. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className={styles.grid}>{children}</ul>
)
