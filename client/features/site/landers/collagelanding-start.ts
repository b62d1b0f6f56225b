import styles from './collagelanding.module.css'
import { wear } from './frame-start.ts'

wear(styles.collage)
