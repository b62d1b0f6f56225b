import type { ReactNode } from 'react'
import styles from './layout.module.css'

type Props = { width?: 'wide' | 'grid' | 'narrow' | 'reading'; children: ReactNode }

/** The body of a page. */
export const Page = ({ width = 'wide', children }: Props) => (
  <div className={`${styles.page} ${width === 'wide' ? '' : styles[width]} ${styles.stack}`}>
    {children}
  </div>
)
