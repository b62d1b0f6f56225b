import { useId } from 'react'
import styles from './drawing.module.css'

/** The gables at the foot of an evening, and who is still up. */
export const Town = () => {
  const id = useId()
  return (
    <svg className={styles.town} aria-hidden="true">
      <defs>
        <pattern id={id} width="720" height="64" patternUnits="userSpaceOnUse">
          <path d="M0 64V44l14-9 14 9v-8h12v-8h12v8h10v10l18-13 18 13v-5h26V28l12-7 12 7v14h16l12-11 12 11V32h30v-8h14v10h12l16-12 16 12v10h14V34h24v12l14-9 14 9V32h12v-5h12v10h24l14-11 14 11v11h16V33h26v13l16-12 16 12V34h28v-7h12v12h14l14-11 14 11v-7h30v14l12-8 12 8V32H720V64z" />
          <path
            className={styles.up}
            d="M46 42h4v6h-4zM120 48h4v6h-4zM176 40h4v6h-4zM268 46h4v6h-4zM318 42h4v6h-4zM402 44h4v6h-4zM470 40h4v6h-4zM534 48h4v6h-4zM604 44h4v6h-4zM676 40h4v6h-4z"
          />
        </pattern>
      </defs>
      <rect width="100%" height="64" fill={`url(#${id})`} />
    </svg>
  )
}

/** Of the window that is lit. */
export const Light = () => (
  <defs>
    <linearGradient id="lit" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fff0cb" />
      <stop offset="1" stopColor="#f9be74" />
    </linearGradient>
  </defs>
)
