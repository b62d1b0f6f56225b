import type { CSSProperties } from 'react'
import { useNavigation } from '#client/platform/router/hooks.ts'
import { PROGRESS_DURATION_MS, PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS } from '#core/site/values.ts'
import styles from './progress.module.css'

const times = {
  '--throttle': `${PROGRESS_THROTTLE_MS}ms`,
  '--duration': `${PROGRESS_DURATION_MS}ms`,
  '--hide': `${PROGRESS_HIDE_MS}ms`,
} as CSSProperties

/** A bar while the next page loads; a page that is there at once shows none. */
export const Progress = () => {
  const busy = useNavigation().state !== 'idle'
  return <div className={styles.bar} data-busy={busy} style={times} aria-hidden="true" />
}
