import styles from './scene.module.css'

const PICTURE = { width: 600, height: 540 }

/** A place at evening where two cups wait, above a page on which one is alone. */
export const Scene = ({ name }: { name: 'evening' | 'beach' }) => (
  <img className={styles.scene} src={`/home/${name}.webp`} alt="" {...PICTURE} />
)
