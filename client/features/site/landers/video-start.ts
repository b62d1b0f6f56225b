import './film-start.ts'
import { wear } from './frame-start.ts'
import styles from './video.module.css'

wear(styles.video)
