import styles from './case.module.css'
import { marked } from './choices.ts'

/** Words as they were said, with what is reported of them marked. */
export const Marked = ({ text, passages }: { text: string; passages: readonly string[] }) => {
  let at = 0
  return marked(text, passages).map((part) => {
    const key = at
    at += part.text.length
    return part.isMarked ? (
      <mark key={key} className={styles.passage}>
        {part.text}
      </mark>
    ) : (
      part.text
    )
  })
}
