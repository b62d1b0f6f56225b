import type { ReactNode } from 'react'
import styles from './scene.module.css'

/** A place at evening without people, and two things that wait; of the street one lit window. */
export type Place = 'evening' | 'dusk' | 'beach' | 'terrace' | 'sofa' | 'bar' | 'street'

type Of = {
  name: Place
  /** The light is off: what should be there did not come. */
  off?: boolean | undefined
}

const pictureOf = ({ name, off }: Of) => ({
  src: `/home/${name}.webp`,
  'data-off': off,
  alt: '',
  width: 600,
  height: 540,
})

/** Stands above a part of a page where there is nothing, and fades where the words begin. */
export const Scene = (of: Of) => (
  <img className={styles.scene} loading="lazy" {...pictureOf(of)} alt="" />
)

type PageProps = Of & { size?: 'moment' | 'form'; children: ReactNode }

/** A page on which one is alone: it begins with the place, and has no bar above it. */
export const ScenePage = ({ size = 'moment', children, ...of }: PageProps) => (
  <div className={styles.page} data-bleed={size}>
    <img className={styles.art} {...pictureOf(of)} alt="" />
    <div className={styles.words}>{children}</div>
  </div>
)

/** What can be done there: at the lower edge of a phone. */
export const SceneActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
