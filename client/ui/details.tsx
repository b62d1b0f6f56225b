import type { ComponentProps, ReactNode } from 'react'
import styles from './details.module.css'
import { icon } from './icons.tsx'

const ChevronIcon = icon(<path d="m6 9.5 6 6 6-6" />)

type Props = ComponentProps<'details'> & { summary: ReactNode }

/** More of something, that opens below its line. */
export const Details = ({ summary, className = '', children, ...rest }: Props) => (
  <details className={`${styles.details} ${className}`} {...rest}>
    <summary className={styles.summary}>
      <span className={styles.words}>{summary}</span>
      <span className={styles.chevron}>
        <ChevronIcon size={20} />
      </span>
    </summary>
    {children}
  </details>
)
