import type { CSSProperties } from 'react'
import styles from './credit-marks.module.css'

/** Of more, one would see a grey bar. */
const COUNTABLE = 60

/** A mark for each credit of an order, the used ones pale: beside the same in words. */
export const CreditMarks = ({ credits, unused }: { credits: number; unused: number }) => {
  if (credits > COUNTABLE) return null
  const counted = { '--of': credits, '--used': credits - unused } as CSSProperties
  return <span className={styles.marks} style={counted} aria-hidden="true" />
}
