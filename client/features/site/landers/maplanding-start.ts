import { wear } from './frame-start.ts'
import styles from './maplanding.module.css'

wear(styles.map)
