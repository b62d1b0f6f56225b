import type { Gift } from '#core/chat/values.ts'
import styles from './gift.module.css'

/** A gift as it is drawn; its name stands beside it. */
export const GiftPicture = ({ gift }: { gift: Gift }) => (
  <span className={styles.picture}>
    <img src={`/gifts/${gift}.svg`} alt="" width={96} height={96} loading="lazy" />
  </span>
)
