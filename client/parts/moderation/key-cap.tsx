import { createContext, use } from 'react'
import styles from './key-cap.module.css'

/** Whether the keys do anything here. */
export const KeysContext = createContext(true)

/** A key that does the same as what it stands beside; a screen reader hears it from the help. */
export const KeyCap = ({ of, after = false }: { of: string; after?: boolean }) =>
  use(KeysContext) ? (
    <span className={`${styles.key} ${after ? styles.after : ''}`} aria-hidden="true">
      {of}
    </span>
  ) : null
