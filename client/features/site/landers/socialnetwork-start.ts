import { wear } from './frame-start.ts'
import styles from './socialnetwork.module.css'

wear(styles.social)
