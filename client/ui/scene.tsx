import styles from './scene.module.css'

/** A place at evening without people, and two things that wait; of the street one lit window. */
export type Place = 'evening' | 'dusk' | 'beach' | 'terrace' | 'sofa' | 'bar' | 'street'

type Props = {
  name: Place
  /** Over a form it is lower than where there is nothing else. */
  low?: boolean | undefined
  /** The light is off: what should be there did not come. */
  off?: boolean | undefined
}

/** Stands above a page on which one is alone, and fades where the words begin. */
export const Scene = ({ name, low, off }: Props) => (
  <img
    className={low ? styles.low : styles.scene}
    src={`/home/${name}.webp`}
    data-off={off}
    alt=""
    width={600}
    height={540}
    loading={low ? 'eager' : 'lazy'}
  />
)
